import { OptionGrid } from '@/components/forms/option-grid';
import { useField } from '@/components/forms/step-form';
import { stepById, type ValuationFormValues, type WizardStepId } from '@/lib/valuation/steps';
import { MissingAnswers } from '../missing';
import { useWizardContext } from '../wizard-context';

export function OptionStep({ step }: { step: WizardStepId }) {
  const { drawings, onChosen } = useWizardContext();
  const { question, optional, options = [], missing, fields } = stepById(step);
  const { defaultValue, ...field } = useField<ValuationFormValues>(fields[0]);
  return (
    <OptionGrid
      {...field}
      legend={question}
      optional={optional}
      options={options.map((option) => ({
        ...option,
        drawing: drawings.options[step]?.[option.value],
      }))}
      defaultValue={defaultValue as string | null}
      isPinned
      note={missing && <MissingAnswers step={step} />}
      onChosen={onChosen}
    />
  );
}
