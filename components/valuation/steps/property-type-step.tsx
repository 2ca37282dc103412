import { OptionGrid } from '@/components/forms/option-grid';
import { PROPERTY_TYPES } from '@/lib/valuation/options';
import { stepById } from '@/lib/valuation/steps';
import { Missing } from '../missing';
import { useField, useWizardContext } from '../wizard-context';

const { question } = stepById('property-type');

/** Step 1: the type, chosen among drawings. */
export function PropertyTypeStep() {
  const { input, error, typed } = useField('propertyType');
  const { drawings, onChosen } = useWizardContext();
  return (
    <OptionGrid
      name="propertyType"
      legend={question}
      options={PROPERTY_TYPES.map((type) => ({
        ...type,
        drawing: drawings.propertyTypes[type.value],
      }))}
      selected={typed as string}
      error={error}
      isPinned
      note={<Missing step="property-type" />}
      onChosen={onChosen}
      inputProps={input}
    />
  );
}
