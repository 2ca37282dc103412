import type { ComponentProps } from 'react';
import { Field } from '@/components/forms/field';
import { useField } from '@/components/forms/step-form';
import { stepById, type ValuationFormValues, type WizardStepId } from '@/lib/valuation/steps';
import { MissingAnswers } from '../missing';

interface InputStepProps extends Omit<ComponentProps<typeof Field>, 'name' | 'label'> {
  step: WizardStepId;
  isElsewhere?: boolean;
}

export function InputStep({ step, isElsewhere, note, ...rest }: InputStepProps) {
  const { question, hint, optional, fields, input } = stepById(step);
  const { error, defaultValue, ...field } = useField<ValuationFormValues>(fields[0]);
  return (
    <Field
      {...field}
      label={question}
      hint={hint}
      error={isElsewhere ? undefined : error}
      note={
        <>
          {note}
          <MissingAnswers step={step} />
        </>
      }
      optional={optional}
      defaultValue={defaultValue as string}
      autoComplete="off"
      enterKeyHint="next"
      large
      {...input}
      {...rest}
    />
  );
}
