import { z } from 'zod';
import { formatAppointment } from '@/lib/platform/format/appointment';
import { AppError } from '@/lib/platform/http/errors';
import { purposeOf } from '@/lib/requests/mails/purposes';
import { onItsWay } from '@/lib/platform/mail/sender';
import { dueAfterContact, mailAddress, statusAfterContact, statusChange } from './contact';
import { valuationOf } from './expert-value';
import { operation, type Change, type Target } from './operation';

const TEMPLATE = 'valuation-detailed';
const CONFIRMATION = 'valuation-confirmation';

/** Milliseconds between two mails that ask for the same address to be confirmed. */
const ASK_AGAIN = 24 * 60 * 60 * 1000;

/**
 * Asks for the address to be confirmed, once a day at most: it may be a stranger's. The valuation goes
 * out with the confirmation (double opt-in, lib/requests/owner/service.ts).
 */
function askForConfirmation({ confirmation: { askedAt } }: Target, recipient: string): Change {
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

/** Sends the valuation with its PDF, to a confirmed address alone. */
export const valuationMail = operation(z.object({}), (_, target, { name }) => {
  valuationOf(target);
  const recipient = mailAddress(target);
  const restsOn = purposeOf(TEMPLATE, target.request.kind);
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
