import 'server-only';
import { max } from 'date-fns/max';
import { z } from 'zod';
import { SUBMISSION_KINDS, type SubmissionKind } from '@/lib/submissions/kinds/kinds';
import { parse } from '@/lib/platform/validation/fields';
import { countSince, newestOf } from '../counters-repository';

const MOST = 1000;

const schema = z.object({
  since: z.iso
    .datetime({ error: 'Bitte geben Sie einen Zeitpunkt nach ISO 8601 an', offset: true })
    .transform((text) => new Date(text))
    .optional(),
});

export interface News {
  /** ISO 8601; `since` if there are no submissions */
  newest: string;
  /** 0 without `since` */
  count: number;
  kinds: Record<SubmissionKind, number>;
}

/** @throws AppError `invalid` (422) */
export async function newsSince(asked: { since?: string }): Promise<News> {
  const { since } = parse(schema, asked);
  const newest = await Promise.all(SUBMISSION_KINDS.map(newestOf));
  const moments = newest.filter((moment) => moment !== undefined);
  const isNews = (moment?: Date) => since && moment && moment > since;
  const counts = await Promise.all(
    SUBMISSION_KINDS.map((type, index) =>
      since && isNews(newest[index]) ? countSince(type, since, MOST) : 0,
    ),
  );
  return {
    newest: max([since ?? new Date(0), ...moments]).toISOString(),
    count: counts.reduce((sum, count) => sum + count, 0),
    kinds: Object.fromEntries(
      SUBMISSION_KINDS.map((type, index) => [type, counts[index] ?? 0]),
    ) as Record<SubmissionKind, number>,
  };
}
