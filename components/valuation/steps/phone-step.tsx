import { InputStep } from './input-step';

/** Step 9: phone number. */
export function PhoneStep() {
  return <InputStep step="phone" field="phone" type="tel" autoComplete="tel" />;
}
