'use client';

import { Field } from '@/components/forms/field';
import { SelectField } from '@/components/forms/select-field';
import { ServedForm } from '@/components/forms/served-form';
import { type Served, useServedForm } from '@/components/forms/use-served-form';

interface WordingFormProps {
  how: Served;
  /** What is left of the question */
  question: string;
  /** The nearest first */
  passages: readonly { value: string; label: string; group: string }[];
}

/** Lets the adviser answer a question with a passage that is there already. */
export function WordingForm({ how, question, passages }: WordingFormProps) {
  const served = useServedForm(how, {
    wording: question,
    passageId: passages[0]?.value ?? '',
  });
  return (
    <ServedForm served={served} submit="Als Wortlaut zuordnen" className="mt-3 max-w-xl">
      <Field
        label="Wortlaut"
        hint="So, wie jemand fragen würde, in ganzen Wörtern und ohne Namen."
        autoComplete="off"
        {...served.field('wording')}
      />
      <SelectField
        label="Textstelle, die darauf antwortet"
        options={passages}
        {...served.field('passageId')}
      />
    </ServedForm>
  );
}
