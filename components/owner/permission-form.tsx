'use client';

import { ConsentCheckbox } from '@/components/forms/consent-checkbox';
import { PAGE_WORDS } from '@/components/forms/send-form';
import { ServerForm, type ServerFormTarget, useServerForm } from '@/components/forms/server-form';
import { CONSENT_WORDINGS } from '@/lib/submissions/kinds/wordings';

/** Never ticked beforehand. */
export function PermissionForm(target: ServerFormTarget) {
  const form = useServerForm(target);
  return (
    <ServerForm
      form={form}
      submit="Weitergabe erlauben"
      variant="outline"
      notDone={PAGE_WORDS.notSent}
      className="mt-3 max-w-prose print:hidden"
    >
      <p>
        Der Kontakt kostet Sie nichts; erst ein Maklerauftrag kann eine Provision kosten. Uns
        bezahlt das Büro für den Kontakt. Die Bewertung hängt nicht davon ab, und Sie können
        jederzeit widerrufen.
      </p>
      <div className="my-3">
        <ConsentCheckbox
          name="partnerConsent"
          label={`${CONSENT_WORDINGS.partner} (freiwillig)`}
          error={form.state.fields.partnerConsent}
        />
      </div>
    </ServerForm>
  );
}
