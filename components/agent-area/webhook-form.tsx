'use client';

import { Field } from '@/components/forms/field';
import { type Served, ServedForm, useServedForm } from '@/components/forms/served-form';

interface WebhookFormProps {
  how: Served;
  url: string;
}

/** Where an office's software gets its leads. */
export function WebhookForm({ how, url }: WebhookFormProps) {
  const served = useServedForm(how, { webhookUrl: url });
  return (
    <ServedForm
      served={served}
      submit="Adresse speichern"
      variant="outline"
      done="Gespeichert."
      className="mt-4 max-w-xl"
    >
      <Field
        type="url"
        inputMode="url"
        label="Adresse Ihrer Software"
        hint="Öffentlich im Internet, beginnt mit https://, Port 443 oder 8443. Leer gelassen, senden wir nichts."
        autoCapitalize="none"
        spellCheck={false}
        {...served.field('webhookUrl')}
      />
    </ServedForm>
  );
}
