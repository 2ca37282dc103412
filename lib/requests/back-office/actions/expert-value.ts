import { z } from 'zod';
import { formatEuros } from '@/lib/platform/format/number';
import { AppError } from '@/lib/platform/http/errors';
import { requiredNumber } from '@/lib/platform/validation/number';
import { text } from '@/lib/platform/validation/text';
import type { RequestOf } from '@/lib/requests/request';
import { EXPERT_VALUE, REASON_LENGTH } from './limits';
import { operation, type Target } from './operation';

const { min, max } = EXPERT_VALUE;
const RANGE = `Bitte geben Sie ganze Euro zwischen ${formatEuros(min)} und ${formatEuros(max)} ein`;

const schema = z.object({
  value: requiredNumber({
    message: RANGE,
    ...{ min, minMessage: RANGE, max, maxMessage: RANGE },
  }).refine(Number.isInteger, { error: RANGE }),
  reason: text({
    ...REASON_LENGTH,
    message: `Bitte begründen Sie den Wert mit mindestens ${REASON_LENGTH.min} Zeichen`,
    multiline: true,
  }),
});

/**
 * A valuation, with what the formula made of the answers and what an employee holds against it.
 * @throws AppError `conflict` (409) for any other kind of request
 */
export function valuationOf({ request }: Target): RequestOf<'valuation'> {
  if (request.kind === 'valuation') return request;
  throw new AppError('conflict', 'Nur zu einer Bewertungsanfrage gibt es eine Bewertung.');
}

/** What an employee holds the home to be worth, and why; it stands beside the estimate. */
export const expertValue = operation(schema, ({ value, reason }, target, { id }) => {
  const { expertValue: before, expertReason } = valuationOf(target).details;
  return {
    action: 'expert-value',
    before: before === null ? undefined : { value: before, reason: expertReason },
    after: { value, reason },
    columns: {
      expert: { expertValue: value, expertReason: reason, expertBy: id, expertAt: new Date() },
    },
    message: `Die Bewertung ist gespeichert: ${formatEuros(value)}.`,
  };
});
