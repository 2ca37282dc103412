import { OptionGrid } from '@/components/forms/option-grid';
import { CONDITIONS } from '@/lib/valuation/options';
import { stepById } from '@/lib/valuation/steps';
import { useField, useWizardContext } from '../wizard-context';

const { question } = stepById('condition');

/** Step 6: the condition, chosen among drawings of the same house. */
export function ConditionStep() {
  const { input, error, typed } = useField('condition');
  const { drawings, onChosen } = useWizardContext();
  return (
    <OptionGrid
      name="condition"
      legend={question}
      optional
      options={CONDITIONS.map((entry) => ({ ...entry, drawing: drawings.conditions[entry.value] }))}
      selected={typed as string | null}
      error={error}
      isPinned
      onChosen={onChosen}
      inputProps={input}
    />
  );
}
