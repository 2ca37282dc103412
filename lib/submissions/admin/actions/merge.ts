import { z } from 'zod';
import { AppError } from '@/lib/platform/http/errors';
import { formatClock } from '@/lib/platform/format/date';
import { mergeOf } from '@/lib/submissions/leads/merge-rule';
import { operation, type OperationTarget } from './operation';

const WHICH = 'Bitte nennen Sie Anfragen derselben Person';

const schema = z.object({
  requests: z
    .array(z.string({ error: WHICH }), { error: WHICH })
    .min(1, WHICH)
    .max(50, 'Bitte höchstens 50 Anfragen auf einmal'),
});

/** @throws AppError `conflict` (409) if one no longer belongs to the person */
function chosen({ others }: OperationTarget, ids: readonly string[]) {
  return [...new Set(ids)].map((id) => {
    const found = others.find((other) => other.id === id);
    if (found) return found;
    throw new AppError('conflict', 'Eine der Anfragen ist nicht mehr von derselben Person.');
  });
}

const count = (requests: readonly unknown[]) =>
  requests.length === 1 ? 'Eine Anfrage ist' : `${requests.length} Anfragen sind`;

const conflict = (message: string) => new AppError('conflict', message);

export const mergeOperation = operation(schema, ({ requests }, target) => {
  const { submission, qualification: own, sales } = target;
  if (submission.mergedInto) {
    throw conflict('Diese Anfrage gehört schon zu einer anderen derselben Person.');
  }
  const all = [submission, ...chosen(target, requests)] as const;
  const withSale = (one: { id: string; createdAt: Date }) => ({ ...one, sale: sales.get(one.id) });
  const [, ...others] = all;
  const merge = mergeOf([{ ...submission, sale: own }, ...others.map(withSale)], new Date());
  if ('refusal' in merge) throw conflict(merge.refusal);
  const into = all.find(({ id }) => id === merge.kept) ?? submission;
  if (into.mergedInto) {
    throw conflict('Die Anfrage mit der Erlaubnis gehört schon zu einer anderen derselben Person.');
  }
  const merged = all.filter((one) => one !== into);
  return {
    action: 'merged',
    before: { dueAt: into.dueAt?.toISOString() ?? null, dueFor: into.dueFor },
    after: { requests: merged.length },
    merge: { into, submissions: merged, clock: merge.clock },
    message:
      into === submission
        ? `${count(merged)} mit dieser zusammengelegt.`
        : `Zusammengelegt. Weiter geht es bei der Anfrage vom ${formatClock(into.createdAt)}: Dort ist die Weitergabe erlaubt, und dort läuft ihre Frist.`,
  };
});

/** Also from the submission that keeps this one. */
export const separation = operation(schema, ({ requests }, target) => {
  const { submission } = target;
  const others = chosen(target, requests);
  const from = others.find(({ id }) => id === submission.mergedInto) ?? submission;
  const separate = [submission, ...others].filter(({ mergedInto }) => mergedInto === from.id);
  return {
    action: 'separated',
    after: { requests: separate.length },
    separate: { from, submissions: separate },
    message: `${count(separate)} wieder für sich.`,
  };
});
