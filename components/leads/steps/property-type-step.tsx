import { OptionGrid } from '@/components/forms/option-grid';
import { StepQuestion } from '@/components/forms/step-question';
import { PROPERTY_TYPES } from '@/lib/requests/forms/lead/options';
import { useLeadField } from '../use-lead-field';
import type { StepProps } from './step-props';

/** Step 1: the type, chosen among drawings. */
export function PropertyTypeStep({ id, question, drawings }: StepProps) {
  const { input, error, typed } = useLeadField('propertyType');
  return (
    <OptionGrid
      name="propertyType"
      legend={<StepQuestion id={id}>{question}</StepQuestion>}
      options={PROPERTY_TYPES.map((type) => ({ ...type, drawing: drawings[type.value] }))}
      selected={typed}
      error={error}
      inputProps={input}
    />
  );
}
