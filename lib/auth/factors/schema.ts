import { z } from 'zod';
import { text } from '@/lib/platform/validation/fields';

const CODE = 'Bitte geben Sie die sechs Ziffern aus der App ein';
const RECOVERY = 'Bitte geben Sie einen Ihrer Wiederherstellungscodes ein';

export const codeSchema = z
  .string({ error: CODE })
  .max(40, { error: CODE, abort: true })
  .transform((typed) => typed.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, { error: CODE }));

export const recoverySchema = z.string({ error: RECOVERY }).min(16, RECOVERY).max(40, RECOVERY);

export const passkeyNameSchema = text({
  min: 1,
  max: 60,
  message: 'Bitte geben Sie dem Passkey einen Namen',
});
