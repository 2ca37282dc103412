import { InputStep } from './input-step';

/** Step 5: number of rooms. */
export function RoomsStep() {
  return <InputStep step="rooms" field="rooms" inputMode="decimal" />;
}
