import { z } from 'zod';
import { AppError } from '@/lib/platform/http/errors';
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

export const mergeOperation = operation(schema, ({ requests }, target) => {
  const { request } = target;
  if (request.mergedInto) {
    throw new AppError('conflict', 'Diese Anfrage gehört schon zu einer anderen derselben Person.');
  }
  const merged = chosen(target, requests);
  return {
    action: 'merged',
    before: { dueAt: request.dueAt?.toISOString() ?? null, dueFor: request.dueFor },
    after: { requests: merged.length },
    merge: merged,
    message: `${count(merged)} mit dieser zusammengelegt.`,
  };
});

export const separation = operation(schema, ({ requests }, target) => {
  const separate = chosen(target, requests).filter(
    ({ mergedInto }) => mergedInto === target.request.id,
  );
  return {
    action: 'separated',
    after: { requests: separate.length },
    separate,
    message: `${count(separate)} wieder für sich.`,
  };
});
