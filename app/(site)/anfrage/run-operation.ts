import { z } from 'zod';
import {
  addressAfter,
  isOperation,
  type OwnerOperation,
  resultAfter,
} from '@/components/owner/operations';
import { wishOf } from '@/components/owner/wish-values';
import { textOrEmpty } from '@/app/form-body';
import { AppError } from '@/lib/platform/http/errors';
import { parse } from '@/lib/platform/validation/parse';
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
import type { Submitter } from '@/lib/requests/submission/submitter';
import { routes } from '@/lib/routes';

type Values = Record<string, unknown>;

type Source = Parameters<typeof allowPassingOn>[1];

async function erase(token: string, { confirmed }: Values) {
  if (confirmed !== 'on') {
    throw new AppError('invalid', 'Bitte die markierten Angaben prüfen.', {
      fields: { confirmed: 'Bitte bestätigen Sie, dass die Anfrage gelöscht werden soll' },
    });
  }
  await eraseRequest(token);
}

async function allow(token: string, { partnerConsent }: Values, where: Source) {
  if (partnerConsent !== 'on') {
    throw new AppError('invalid', 'Bitte die markierten Angaben prüfen.', {
      fields: { partnerConsent: 'Bitte setzen Sie das Häkchen, wenn Sie das erlauben möchten' },
    });
  }
  await allowPassingOn(token, where);
}

type Run = (token: string, values: Values, where: Source) => Promise<void>;

const RUNS: Record<OwnerOperation, Run> = {
  bestaetigen: confirmAddress,
  wiederholen: (token, { mailId }) => resendMail(token, textOrEmpty(mailId)),
  berichtigen: correctRequest,
  adresse: correctAddress,
  kontaktwunsch: (token, values) => saveContactWish(token, wishOf(values)),
  erlauben: allow,
  erneuern: (token) => renewWish(token),
  widerrufen: (token, { purpose }, where) => withdrawConsent(token, textOrEmpty(purpose), where),
  beenden: revokeAllLinks,
  loeschen: erase,
};

const FORM = 'Bitte senden Sie die Angaben als Formular';

const id = z.string({ error: FORM });

/** A request is named by the token of a link, or by its id if the browser's pass opens it. */
const schema = z
  .looseObject({ token: id.optional(), request: id.optional() }, { error: FORM })
  .refine(({ token, request }) => token !== undefined || request !== undefined, { error: FORM });

/** @throws AppError `not_found` (404), `conflict` (409), `invalid` (422), `too_many` (429) */
export async function runOperation(
  name: string,
  body: unknown,
  { pass, origin }: Pick<Submitter, 'pass' | 'origin'>,
): Promise<string> {
  const { token, request = '', ...values } = parse(schema, body);
  if (!isOperation(name)) throw new AppError('not_found', 'Das gibt es hier nicht');
  if (token !== undefined) {
    await RUNS[name](token, values, { sourcePage: routes.ownRequests, origin });
    return addressAfter(name, token);
  }
  const opened = await browserToken(pass, request);
  await RUNS[name](opened, values, { sourcePage: routes.valuationResults, origin });
  return resultAfter(name, request);
}
