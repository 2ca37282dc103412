'use client';

import { ConsentCheckbox } from '@/components/forms/consent-checkbox';
import { SubmitButton } from '@/components/forms/submit-button';
import { ButtonLink } from '@/components/ui/button-link';
import type { Sending } from './sending';
import { Refusal } from './refusal';
import { useOperation } from './use-operation';

interface ErasureFormProps {
  /** The page of the request */
  back: string;
  how: Sending;
}

/** Deletes the request; the box says that it is meant. */
export function ErasureForm({ back, how }: ErasureFormProps) {
  const { state, attempt, sending, form } = useOperation(how, {});
  return (
    <form {...form} className="mt-8 border-t-2 border-ink pt-6">
      <Refusal state={state} attempt={attempt} />
      <ConsentCheckbox
        name="confirmed"
        label="Ich möchte diese Anfrage endgültig löschen"
        error={state.fields.confirmed}
        defaultChecked={state.values.confirmed === 'on'}
      />
      <div className="mt-5 flex flex-col gap-3 sm:flex-row">
        <SubmitButton sending={sending}>Endgültig löschen</SubmitButton>
        <ButtonLink href={back} variant="ghost">
          Nicht löschen
        </ButtonLink>
      </div>
    </form>
  );
}
