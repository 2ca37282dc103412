import { InputStep } from './input-step';

/** Step 8: mail address. */
export function EmailStep() {
  return <InputStep step="email" field="email" type="email" autoComplete="email" />;
}
