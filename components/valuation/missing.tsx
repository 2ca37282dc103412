import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { stepById, type WizardStepId, type ValuationFormValues } from '@/lib/valuation/steps';

export const missingId = (step: string) => `${step}-missing`;

export function MissingAnswers({ step }: { step: WizardStepId }) {
  const { control } = useFormContext<ValuationFormValues>();
  const values = useWatch({ control }) as ValuationFormValues;
  const { errors } = useFormState({ control });
  const { isReady, missing, fields } = stepById(step);
  const isNamed = fields.some((field) => errors[field]);
  return (
    <p
      id={missingId(step)}
      role="status"
      className="js-only mt-1.5 text-base leading-snug text-muted empty:hidden"
    >
      {!isReady(values) && !isNamed && missing && <span key={missing}>{missing}</span>}
    </p>
  );
}
