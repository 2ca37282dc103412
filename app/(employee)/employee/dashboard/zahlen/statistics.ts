import 'server-only';
import { openQuestionStatistics } from '@/lib/adviser/editorial/service';
import { employeeRoutes } from '@/lib/employee-routes';
import { readsOf } from '@/lib/guides/service';
import { formatNumber } from '@/lib/platform/format/number';
import { arrivalDayLabel } from '@/lib/submissions/statistics/arrivals';
import { type StatisticsPeriod, periodBefore } from '@/lib/submissions/statistics/period';
import type { StatisticsSection } from '@/lib/submissions/statistics/section';
import { submissionStatistics } from '@/lib/submissions/statistics/service';

const MOST_QUESTIONS = 10;

async function questionsSection(): Promise<StatisticsSection> {
  const { open, closed, questions } = await openQuestionStatistics(MOST_QUESTIONS);
  const state = `${formatNumber(open)} offen, ${formatNumber(closed)} erledigt.`;
  return {
    id: 'berater',
    title: 'Fragen an den Berater ohne Antwort',
    notes: [`${state} Stand von jetzt; hier stehen die häufigsten offenen.`],
    drawn: 'bars',
    drawnColumn: 1,
    columns: [
      { title: 'Frage', unit: 'text' },
      { title: 'Gefragt' },
      { title: 'Zuletzt', unit: 'text' },
    ],
    rows: questions.map(({ text, count, lastDay }) => [text, count, arrivalDayLabel(lastDay)]),
    more: { href: employeeRoutes.adviser, label: 'Alle offenen Fragen' },
  };
}

async function guidesSection(period: StatisticsPeriod): Promise<StatisticsSection> {
  const before = periodBefore(period);
  const { articles, since } = await readsOf(
    [period.first, period.last],
    [before.first, before.last],
  );
  const counted = since ? `Nach Tagen gezählt wird seit dem ${arrivalDayLabel(since)}.` : '';
  return {
    id: 'ratgeber',
    title: 'Gelesene Ratgeber',
    notes: [
      `Je Artikel, Haushalt und Tag zählt ein Aufruf; Programme zählen nicht. ${counted}`.trim(),
    ],
    drawn: 'bars',
    drawnColumn: 1,
    columns: [
      { title: 'Artikel', unit: 'text' },
      { title: 'Gelesen' },
      { title: 'Zeitraum davor' },
      { title: 'Insgesamt' },
    ],
    rows: articles.map(({ title, now, before: earlier, total }) => [title, now, earlier, total]),
  };
}

export async function allStatistics(period: StatisticsPeriod) {
  const [{ headlines, sections }, questions, guides] = await Promise.all([
    submissionStatistics(period),
    questionsSection(),
    guidesSection(period),
  ]);
  return { headlines, sections: [...sections, questions, guides] };
}
