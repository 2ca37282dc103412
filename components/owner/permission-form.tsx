'use client';

import { ConsentCheckbox } from '@/components/forms/consent-checkbox';
import { SubmitButton } from '@/components/forms/submit-button';
import { CONSENT_WORDINGS } from '@/lib/requests/kinds/wordings';
import type { Sending } from './sending';
import { Refusal } from './refusal';
import { useOperation } from './use-operation';

/** The permission to be passed on to an agent's office: optional, never ticked beforehand. */
export function PermissionForm({ how }: { how: Sending }) {
  const { state, attempt, sending, form } = useOperation(how, {});
  return (
    <form {...form} className="mt-3 max-w-prose print:hidden">
      <Refusal state={state} attempt={attempt} />
      <p>
        Der Kontakt kostet Sie nichts; erst ein Maklerauftrag kann eine Provision kosten. Uns zahlt
        das Büro eine Provision. Die Bewertung hängt nicht davon ab, und Sie können jederzeit
        widerrufen.
      </p>
      <div className="my-3">
        <ConsentCheckbox
          name="partnerConsent"
          label={`${CONSENT_WORDINGS.partner} (freiwillig)`}
          error={state.fields.partnerConsent}
        />
      </div>
      <SubmitButton sending={sending} variant="outline" className="max-sm:w-full">
        Weitergabe erlauben
      </SubmitButton>
    </form>
  );
}
