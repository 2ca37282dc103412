import { Field, TextField } from '@/components/forms/field';
import { SelectField } from '@/components/forms/select-field';
import type { CorrectionField } from '@/lib/requests/owner/correction/fields';

/** How each kind of one-line field is typed on a phone. */
const INPUTS = {
  text: {},
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  tel: { type: 'tel' },
  number: { inputMode: 'decimal' },
  'postal-code': { inputMode: 'numeric' },
} as const;

interface CorrectionInputProps {
  field: CorrectionField;
  /** As typed before, where it was refused */
  typed: string;
  error?: string;
}

/** One answer, to be corrected. */
export function CorrectionInput({ field, typed, error }: CorrectionInputProps) {
  const { type, options = [], name, label, optional, hint, autoComplete = 'off' } = field;
  const props = { name, label, optional, hint, autoComplete, error, defaultValue: typed };
  if (type === 'textarea') return <TextField {...props} rows={5} />;
  if (type === 'select') return <SelectField {...props} options={options} />;
  return <Field {...props} {...INPUTS[type]} />;
}
