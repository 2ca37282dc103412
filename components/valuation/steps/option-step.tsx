import { OptionGrid } from '@/components/forms/option-grid';
import { stepById, type StepId } from '@/lib/valuation/steps';
import { Missing } from '../missing';
import { useField, useWizardContext } from '../wizard-context';

export function OptionStep({ step }: { step: StepId }) {
  const { drawings, onChosen } = useWizardContext();
  const { question, optional, options = [], missing, fields } = stepById(step);
  const { defaultValue, ...field } = useField(fields[0]);
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
      note={missing && <Missing step={step} />}
      onChosen={onChosen}
    />
  );
}
