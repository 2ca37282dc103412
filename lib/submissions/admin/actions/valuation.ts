import { z } from 'zod';
import { formatEuros } from '@/lib/platform/format/number';
import { AppError } from '@/lib/platform/http/errors';
import { text, requiredNumber } from '@/lib/platform/validation/fields';
import type { SubmissionOf } from '@/lib/submissions/kinds/kinds';
import { EXPERT_VALUE, REASON_LENGTH } from './limits';
import { operation, type OperationTarget, type Change } from './operation';
import { formatAppointment } from '@/lib/platform/format/appointment';
import { purposeOf } from '@/lib/submissions/mails/purposes';
import { onItsWay } from '@/lib/platform/mail/sender';
import { dueAfterContact, mailAddress, statusAfterContact, statusChange } from './contact';

const { min, max } = EXPERT_VALUE;
const RANGE = `Bitte geben Sie ganze Euro zwischen ${formatEuros(min)} und ${formatEuros(max)} ein`;

const schema = z.object({
  value: requiredNumber({ message: RANGE, min, max }).refine(Number.isInteger, { error: RANGE }),
  reason: text({
    ...REASON_LENGTH,
    message: `Bitte begründen Sie den Wert mit mindestens ${REASON_LENGTH.min} Zeichen`,
    multiline: true,
  }),
});

/** @throws AppError `conflict` (409) for any other kind of submission */
function valuationOf({ submission }: OperationTarget): SubmissionOf<'valuation'> {
  if (submission.kind === 'valuation') return submission;
  throw new AppError('conflict', 'Nur zu einer Bewertungsanfrage gibt es eine Bewertung.');
}

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

const TEMPLATE = 'valuation-detailed';
const CONFIRMATION = 'valuation-confirmation';

/** Milliseconds between two confirmation mails to one address. */
const ASK_AGAIN = 24 * 60 * 60 * 1000;

/** At most once a day: the address may be a stranger's. Its confirmation sends the valuation. */
function askForConfirmation(
  { confirmation: { askedAt } }: OperationTarget,
  recipient: string,
): Change {
  const again = askedAt && new Date(askedAt.getTime() + ASK_AGAIN);
  if (again && again > new Date()) {
    throw new AppError(
      'conflict',
      `Die E-Mail-Adresse ist noch nicht bestätigt. Darum haben wir zuletzt am ${formatAppointment(askedAt)} gebeten; noch einmal geht es nach einem Tag. Mit der Bestätigung geht die Bewertung von selbst hinaus.`,
    );
  }
  return {
    action: 'confirmation-requested',
    mail: { template: CONFIRMATION, recipient },
    message:
      'Die E-Mail-Adresse ist noch nicht bestätigt. Wir bitten noch einmal darum; mit der Bestätigung geht die Bewertung von selbst hinaus.',
  };
}

export const valuationMail = operation(z.object({}), (_, target, { name }) => {
  valuationOf(target);
  const recipient = mailAddress(target);
  const restsOn = purposeOf(TEMPLATE, target.submission.kind);
  if (!target.confirmation.confirmedAt) {
    return { ...askForConfirmation(target, recipient), restsOn };
  }
  const status = statusAfterContact(target);
  return {
    ...statusChange(target, status),
    action: 'valuation-sent',
    columns: { status, ...dueAfterContact(target) },
    mail: { template: TEMPLATE, recipient, payload: { employee: name } },
    restsOn,
    message: `Die Bewertung ${onItsWay()}`,
  };
});
