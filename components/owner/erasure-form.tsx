'use client';

import { ConsentCheckbox } from '@/components/forms/consent-checkbox';
import { PAGE_WORDS } from '@/components/forms/send-form';
import { ServerForm, type ServerFormTarget, useServerForm } from '@/components/forms/server-form';
import { ButtonLink } from '@/components/ui/button-link';

interface ErasureFormProps extends ServerFormTarget {
  back: string;
}

export function ErasureForm({ back, ...target }: ErasureFormProps) {
  const form = useServerForm(target);
  const { values, fields } = form.state;
  return (
    <ServerForm
      form={form}
      submit="Endgültig löschen"
      variant="accent"
      notDone={PAGE_WORDS.notSent}
      beside={
        <ButtonLink href={back} variant="ghost">
          Nicht löschen
        </ButtonLink>
      }
      className="mt-8 border-t-2 border-ink pt-6"
    >
      <div className="mb-5">
        <ConsentCheckbox
          name="confirmed"
          label="Ich möchte diese Anfrage endgültig löschen"
          error={fields.confirmed}
          defaultChecked={values.confirmed === 'on'}
        />
      </div>
    </ServerForm>
  );
}
