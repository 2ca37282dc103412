'use client';

import { ConsentCheckbox } from '@/components/forms/consent-checkbox';
import { PAGE_WORDS } from '@/components/forms/send-form';
import { type Served, ServedForm, useServedForm } from '@/components/forms/served-form';
import { CONSENT_WORDINGS } from '@/lib/requests/kinds/wordings';

/** Never ticked beforehand. */
export function PermissionForm({ how }: { how: Served }) {
  const served = useServedForm(how, {});
  return (
    <ServedForm
      served={served}
      submit="Weitergabe erlauben"
      variant="outline"
      notDone={PAGE_WORDS.notSent}
      className="mt-3 max-w-prose print:hidden"
    >
      <p>
        Der Kontakt kostet Sie nichts; erst ein Maklerauftrag kann eine Provision kosten. Uns zahlt
        das Büro eine Provision. Die Bewertung hängt nicht davon ab, und Sie können jederzeit
        widerrufen.
      </p>
      <div className="my-3">
        <ConsentCheckbox
          name="partnerConsent"
          label={`${CONSENT_WORDINGS.partner} (freiwillig)`}
          error={served.state.fields.partnerConsent}
        />
      </div>
    </ServedForm>
  );
}
