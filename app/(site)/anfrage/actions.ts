'use server';

import { formAction } from '@/app/receive-plain-form';
import type { FormValues } from '@/lib/platform/form-state';
import {
  addressAfter,
  AFTER_NEW_LINK,
  type OwnerOutcome,
  resultAfter,
} from '@/components/owner/operations';
import { wishOf } from '@/components/owner/wish-values';

import { browserToken } from '@/lib/submissions/links/service';
import { requestNewLink } from '@/lib/submissions/owner/new-link/service';
import {
  correctAddress,
  correctSubmission,
  refineValue,
} from '@/lib/submissions/owner/correction/service';
import {
  allowPassingOn,
  confirmAddress,
  eraseSubmission,
  renewWish,
  resendMail,
  revokeAllLinks,
  saveContactWish,
  withdrawConsent,
} from '@/lib/submissions/owner/service';
import { routes } from '@/lib/routes';
import { refusedFields } from '@/lib/platform/validation/fields';

type Run = (
  token: string,
  values: FormValues,
  where: Parameters<typeof allowPassingOn>[1],
) => Promise<void>;

/** A form names its submission by the token of a link, or by an id that the browser's pass opens. */
const ownerAction = (outcome: OwnerOutcome, run: Run) =>
  formAction(async ({ token, request = '', ...values }, { pass, origin }) => {
    if (token !== undefined) {
      await run(token, values, { sourcePage: routes.ownSubmissions, origin });
      return { outcome: addressAfter(outcome, token) };
    }
    const opened = await browserToken(pass, request);
    await run(opened, values, { sourcePage: routes.valuationResults, origin });
    return { outcome: resultAfter(outcome, request) };
  });

function requireTick(values: FormValues, name: string, message: string): void {
  if (values[name] === 'on') return;
  throw refusedFields({ [name]: message });
}

export const confirmAddressAction = ownerAction('bestaetigen', confirmAddress);

export const resendMailAction = ownerAction('wiederholen', (token, { mailId = '' }) =>
  resendMail(token, mailId),
);

export const correctSubmissionAction = ownerAction('berichtigen', correctSubmission);

export const refineValueAction = ownerAction('genauer', refineValue);

export const changeAddressAction = ownerAction('adresse', correctAddress);

export const saveContactWishAction = ownerAction('kontaktwunsch', (token, values) =>
  saveContactWish(token, wishOf(values)),
);

export const allowPassingOnAction = ownerAction('erlauben', async (token, values, where) => {
  const message = 'Bitte setzen Sie das Häkchen, wenn Sie das erlauben möchten';
  requireTick(values, 'partnerConsent', message);
  await allowPassingOn(token, where);
});

export const renewWishAction = ownerAction('erneuern', renewWish);

export const withdrawConsentAction = ownerAction('widerrufen', (token, { purpose = '' }, where) =>
  withdrawConsent(token, purpose, where),
);

export const revokeLinksAction = ownerAction('beenden', revokeAllLinks);

export const eraseSubmissionAction = ownerAction('loeschen', async (token, values) => {
  const message = 'Bitte bestätigen Sie, dass die Anfrage gelöscht werden soll';
  requireTick(values, 'confirmed', message);
  await eraseSubmission(token);
});

export const requestNewLinkAction = formAction(async (body, submitter) => {
  await requestNewLink(body, submitter);
  return { outcome: AFTER_NEW_LINK };
});
