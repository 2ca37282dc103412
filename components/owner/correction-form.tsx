'use client';

import { SubmitButton } from '@/components/forms/submit-button';
import { ButtonLink } from '@/components/ui/button-link';
import type { CorrectionField } from '@/lib/requests/owner/correction/fields';
import { CorrectionInput } from './correction-input';
import type { Sending } from './sending';
import { Refusal } from './refusal';
import { useOperation } from './use-operation';

interface CorrectionFormProps {
  fields: readonly CorrectionField[];
  /** The page of the request */
  back: string;
  how: Sending;
}

/** All answers in one form. What goes wrong is said in words; what was typed stays. */
export function CorrectionForm({ fields, back, how }: CorrectionFormProps) {
  const stored = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  const { state, attempt, sending, form } = useOperation(how, stored);
  return (
    <form {...form} className="mt-8">
      <Refusal state={state} attempt={attempt} />
      {fields.map((field) => (
        <div key={field.name} data-of={field.of}>
          <CorrectionInput
            field={field}
            typed={state.values[field.name] ?? ''}
            error={state.fields[field.name]}
          />
        </div>
      ))}
      <div className="mt-3 flex flex-col gap-3 sm:flex-row">
        <SubmitButton sending={sending}>Berichtigung speichern</SubmitButton>
        <ButtonLink href={back} variant="ghost">
          Nichts ändern
        </ButtonLink>
      </div>
    </form>
  );
}
