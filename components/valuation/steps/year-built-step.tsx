import { InputStep } from './input-step';

/** Step 4: year of construction. */
export function YearBuiltStep() {
  return <InputStep step="year-built" field="yearBuilt" inputMode="numeric" />;
}
