import { isOperation, type Operation } from '@/components/owner/operations';
import { wishOf } from '@/components/owner/wish-values';
import { AppError } from '@/lib/platform/http/errors';
import { correctRequest } from '@/lib/requests/owner/correction/service';
import {
  confirmAddress,
  eraseRequest,
  resendMail,
  revokeAllLinks,
  saveContactWish,
  withdrawConsent,
} from '@/lib/requests/owner/service';

type Values = Record<string, unknown>;

/** Deletes the request if the box was ticked that says so. */
async function erase(token: string, { confirmed }: Values) {
  if (confirmed !== 'on') {
    throw new AppError('invalid', 'Bitte die markierten Angaben prüfen.', {
      fields: { confirmed: 'Bitte bestätigen Sie, dass die Anfrage gelöscht werden soll' },
    });
  }
  await eraseRequest(token);
}

/** What a form names something by; whatever else was sent names nothing. */
const named = (value: unknown) => (typeof value === 'string' ? value : '');

type Run = (token: string, values: Values, origin?: string) => Promise<void>;

const RUNS: Record<Operation, Run> = {
  bestaetigen: confirmAddress,
  wiederholen: (token, { mailId }) => resendMail(token, named(mailId)),
  berichtigen: correctRequest,
  kontaktwunsch: (token, values) => saveContactWish(token, wishOf(values)),
  widerrufen: (token, { purpose }, origin) => withdrawConsent(token, named(purpose), origin),
  beenden: revokeAllLinks,
  loeschen: erase,
};

/**
 * Does with a request what a form of its page asks for.
 * @param name the operation, as received
 * @param origin where it was sent from, as the ledger keeps it
 * @throws AppError `not_found` (404), `conflict` (409), `invalid` (422), `too_many` (429)
 */
export async function runOperation(
  name: string,
  token: string,
  values: object,
  origin?: string,
): Promise<void> {
  if (!isOperation(name)) throw new AppError('not_found', 'Das gibt es hier nicht');
  await RUNS[name](token, { ...values }, origin);
}
