import { isOperation, type Operation } from '@/components/owner/operations';
import { wishOf } from '@/components/owner/wish-values';
import { AppError } from '@/lib/platform/http/errors';
import { browserToken } from '@/lib/requests/links/service';
import { correctAddress, correctRequest } from '@/lib/requests/owner/correction/service';
import {
  allowPassingOn,
  confirmAddress,
  eraseRequest,
  renewWish,
  resendMail,
  revokeAllLinks,
  saveContactWish,
  withdrawConsent,
} from '@/lib/requests/owner/service';
import { routes } from '@/lib/routes';

type Values = Record<string, unknown>;

/** Where something is done, as the ledger keeps it. */
type Source = Parameters<typeof allowPassingOn>[1];

/** Deletes the request if the box was ticked that says so. */
async function erase(token: string, { confirmed }: Values) {
  if (confirmed !== 'on') {
    throw new AppError('invalid', 'Bitte die markierten Angaben prüfen.', {
      fields: { confirmed: 'Bitte bestätigen Sie, dass die Anfrage gelöscht werden soll' },
    });
  }
  await eraseRequest(token);
}

/** Permits to be passed on if the box was ticked that says so. */
async function allow(token: string, { partnerConsent }: Values, where: Source) {
  if (partnerConsent !== 'on') {
    throw new AppError('invalid', 'Bitte die markierten Angaben prüfen.', {
      fields: { partnerConsent: 'Bitte setzen Sie das Häkchen, wenn Sie das erlauben möchten' },
    });
  }
  await allowPassingOn(token, where);
}

/** What a form names something by; whatever else was sent names nothing. */
const named = (value: unknown) => (typeof value === 'string' ? value : '');

type Run = (token: string, values: Values, where: Source) => Promise<void>;

const RUNS: Record<Operation, Run> = {
  bestaetigen: confirmAddress,
  wiederholen: (token, { mailId }) => resendMail(token, named(mailId)),
  berichtigen: correctRequest,
  adresse: correctAddress,
  kontaktwunsch: (token, values) => saveContactWish(token, wishOf(values)),
  erlauben: allow,
  erneuern: (token) => renewWish(token),
  widerrufen: (token, { purpose }, where) => withdrawConsent(token, named(purpose), where),
  beenden: revokeAllLinks,
  loeschen: erase,
};

/** Whose request is meant: the one that a link opens, or the one that a browser has sent. */
type Whose = { token: string } | { request: string; pass?: string };

/** The token by which it is opened, and the page on which the form stood. */
async function opened(whose: Whose) {
  if ('token' in whose) return { token: whose.token, sourcePage: routes.ownRequests };
  const token = await browserToken(whose.pass, whose.request);
  return { token, sourcePage: routes.valuationResults };
}

/**
 * Does with a request what a form of its page asks for.
 * @param name the operation, as received
 * @param origin where it was sent from, as the ledger keeps it
 * @throws AppError `not_found` (404), `conflict` (409), `invalid` (422), `too_many` (429)
 */
export async function runOperation(
  name: string,
  whose: Whose,
  values: object,
  origin?: string,
): Promise<void> {
  if (!isOperation(name)) throw new AppError('not_found', 'Das gibt es hier nicht');
  const { token, sourcePage } = await opened(whose);
  await RUNS[name](token, { ...values }, { sourcePage, origin });
}
