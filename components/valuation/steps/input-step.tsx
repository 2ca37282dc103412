import type { ComponentProps } from 'react';
import { Field } from '@/components/forms/field';
import type { ValuationField } from '@/lib/valuation/form';
import { stepById, type StepId } from '@/lib/valuation/steps';
import { useField } from '../wizard-context';

interface InputStepProps extends Omit<ComponentProps<typeof Field>, 'name' | 'label' | 'hint'> {
  step: StepId;
  field: ValuationField;
}

/** A step that asks for one line: its question is the label. */
export function InputStep({ step, field, ...rest }: InputStepProps) {
  const { question, hint, optional } = stepById(step);
  const { input, error, typed } = useField(field);
  return (
    <Field
      {...input}
      label={question}
      hint={hint}
      error={error}
      optional={optional}
      defaultValue={typed as string}
      autoComplete="off"
      enterKeyHint="next"
      large
      {...rest}
    />
  );
}
