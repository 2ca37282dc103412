import { formatClock, formatPartialDate } from '@/lib/platform/format/date';
import { formatEuros, formatSignedEuros } from '@/lib/platform/format/number';
import { CONTACT_CHANNELS, CONTACT_TIMES } from '@/lib/submissions/contact-wish/contact-wish';
import type { OwnRegional, OwnSubmission } from '@/lib/submissions/owner/own-submission';
import { formatReference } from '@/lib/submissions/reference';
import { rangeLabel, regionalSteps, VALUE_LABEL } from '@/lib/valuation/regional-labels';
import type { DocumentFact } from './parts';

function expertFacts({ expert, appointment }: OwnSubmission): DocumentFact[] {
  const facts: [label: string, value: string | null | undefined][] = [
    ['Unsere Einschätzung', expert && formatEuros(expert.value)],
    ['Begründung', expert?.reason],
    ['Eingetragen', expert && `${expert.employee}, ${formatClock(expert.at)}`],
    ['Termin', appointment && formatClock(appointment.startsAt)],
    ['Ort des Termins', appointment?.place],
    ['Hinweis zum Termin', appointment?.note],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

export function submissionFacts(submission: OwnSubmission): DocumentFact[] {
  const { title, reference, id, createdAt, status, email, estimatedValue } = submission;
  return [
    { label: 'Art', value: title },
    ...(reference ? [{ label: 'Bewertungs-ID', value: formatReference(reference) }] : []),
    { label: 'Interne Kennung', value: id },
    { label: 'Eingegangen', value: formatClock(createdAt) },
    { label: 'Stand der Bearbeitung', value: status.label },
    ...(estimatedValue === undefined
      ? []
      : [{ label: 'Ohne Lage gerechnet', value: formatEuros(estimatedValue) }]),
    ...expertFacts(submission),
    ...(email ? [{ label: 'E-Mail-Adresse', value: email.address }] : []),
    ...(email
      ? [
          {
            label: 'Adresse bestätigt',
            value: email.confirmedAt ? formatClock(email.confirmedAt) : 'noch nicht',
          },
        ]
      : []),
  ];
}

const amountOf = (euros: number, index: number) =>
  index === 0 ? formatEuros(euros) : formatSignedEuros(euros);

export function regionalFacts(
  regional: OwnRegional,
  answers: OwnSubmission['answers'],
): DocumentFact[] {
  if (!regional.isPossible) return [{ label: 'Keine Zahl möglich', value: regional.reason }];
  const { value, range, confidenceLabel, confidenceReasons, assumptions, data, model } = regional;
  const propertyType = answers.find(({ field }) => field === 'propertyType')?.value;
  return [
    { label: VALUE_LABEL, value: formatEuros(value) },
    { label: 'Spanne', value: rangeLabel(range) },
    { label: 'Aussagekraft', value: `${confidenceLabel}. ${confidenceReasons.join(' ')}` },
    ...regionalSteps(String(propertyType), regional).map(({ label, text, euros }, index) => ({
      label,
      value: `${amountOf(euros, index)}: ${text}`,
    })),
    ...assumptions.map((sentence) => ({ label: 'Angenommen', value: sentence })),
    { label: 'Daten', value: `${data}. Modell vom ${formatPartialDate(model)}.` },
  ];
}

export function wishFacts({ channel, times, doNotCall }: OwnSubmission['wish']): DocumentFact[] {
  const chosen = CONTACT_TIMES.filter(({ value }) => times.includes(value));
  return [
    { label: 'Weg', value: CONTACT_CHANNELS.find(({ value }) => value === channel)!.label },
    {
      label: 'Zeiten',
      value: chosen.map(({ label }) => label).join('; ') || 'zu jeder Bürozeit',
    },
    { label: 'Bitte nicht anrufen', value: doNotCall ? 'ja' : 'nein' },
  ];
}
