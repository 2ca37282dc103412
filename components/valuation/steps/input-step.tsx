import type { ComponentProps } from 'react';
import { Field } from '@/components/forms/field';
import { stepById, type StepId } from '@/lib/valuation/steps';
import { useField } from '../wizard-context';

interface InputStepProps extends Omit<ComponentProps<typeof Field>, 'name' | 'label'> {
  step: StepId;
  /** Stands for the field's own message, where the answer is being given in another way */
  errorLabel?: string;
}

/** A step that asks for one line: its question is the label. */
export function InputStep({ step, errorLabel, ...rest }: InputStepProps) {
  const { question, hint, optional, fields, input: control } = stepById(step);
  const { input, error, typed } = useField(fields[0]);
  return (
    <Field
      {...input}
      label={question}
      hint={hint}
      error={error && (errorLabel ?? error)}
      optional={optional}
      defaultValue={typed as string}
      autoComplete="off"
      enterKeyHint="next"
      large
      {...control}
      {...rest}
    />
  );
}
