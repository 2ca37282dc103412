import { InputStep } from './input-step';

/** Step 7: full name. */
export function NameStep() {
  return <InputStep step="name" field="name" autoComplete="name" />;
}
