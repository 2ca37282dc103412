'use client';

import { ShownOnce } from '@/components/back-office/account/shown-once';
import { ServedForm } from '@/components/forms/served-form';
import { type Served, useServedForm } from '@/components/forms/use-served-form';

/** Gives an account a new password, and shows it once. */
export function ResetForm({ how }: { how: Served }) {
  const served = useServedForm(how, {});
  const lines = served.state.told;
  if (lines) {
    return (
      <ShownOnce
        title="Neues Passwort"
        text="Es wird nur dieses eine Mal angezeigt. Geben Sie es persönlich weiter; bei der nächsten Anmeldung muss es geändert werden."
        lines={lines}
      />
    );
  }
  return <ServedForm served={served} submit="Ja, neues Passwort vergeben" />;
}
