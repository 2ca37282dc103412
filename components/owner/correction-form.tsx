'use client';

import type { ComponentProps } from 'react';
import { Field, TextField } from '@/components/forms/field';
import { SelectField } from '@/components/forms/select-field';
import { PAGE_WORDS } from '@/components/forms/send-form';
import { type Served, ServedForm, useServedForm } from '@/components/forms/served-form';
import { ButtonLink } from '@/components/ui/button-link';
import type { CorrectionField } from '@/lib/requests/owner/correction/fields';

/** How each kind of one-line field is typed on a phone. */
const INPUTS = {
  text: {},
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  tel: { type: 'tel' },
  number: { inputMode: 'decimal' },
  'postal-code': { inputMode: 'numeric' },
} as const satisfies Record<string, Partial<ComponentProps<typeof Field>>>;

interface CorrectionInputProps {
  field: CorrectionField;
  /** As typed before, where it was refused */
  typed: { name: string; defaultValue: string; error?: string };
}

/** One answer, to be corrected. */
function CorrectionInput({ field, typed }: CorrectionInputProps) {
  const { type, options = [], label, optional, hint, autoComplete = 'off' } = field;
  const props = { ...typed, label, optional, hint, autoComplete };
  if (type === 'textarea') return <TextField {...props} rows={5} />;
  if (type === 'select') return <SelectField {...props} options={options} />;
  return <Field {...props} {...INPUTS[type]} />;
}

interface CorrectionFormProps {
  fields: readonly CorrectionField[];
  /** The page of the request */
  back: string;
  how: Served;
}

/** All answers in one form. What goes wrong is said in words; what was typed stays. */
export function CorrectionForm({ fields, back, how }: CorrectionFormProps) {
  const stored = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  const served = useServedForm(how, stored);
  return (
    <ServedForm
      served={served}
      submit="Berichtigung speichern"
      variant="accent"
      notDone={PAGE_WORDS.notSent}
      beside={
        <ButtonLink href={back} variant="ghost">
          Nichts ändern
        </ButtonLink>
      }
      className="mt-8"
    >
      <div className="mb-3">
        {fields.map((field) => (
          <div key={field.name} data-of={field.of}>
            <CorrectionInput field={field} typed={served.field(field.name)} />
          </div>
        ))}
      </div>
    </ServedForm>
  );
}
