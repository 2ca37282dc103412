import { InputStep } from './input-step';

/** Step 3: living area in square metres. */
export function AreaStep() {
  return <InputStep step="area" field="area" suffix="m²" inputMode="decimal" />;
}
