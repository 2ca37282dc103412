'use client';

import { ConsentCheckbox } from '@/components/forms/consent-checkbox';
import { PAGE_WORDS } from '@/components/forms/send-form';
import { type Served, ServedForm, useServedForm } from '@/components/forms/served-form';
import { ButtonLink } from '@/components/ui/button-link';

interface ErasureFormProps {
  back: string;
  how: Served;
}

export function ErasureForm({ back, how }: ErasureFormProps) {
  const served = useServedForm(how, {});
  const { values, fields } = served.state;
  return (
    <ServedForm
      served={served}
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
    </ServedForm>
  );
}
