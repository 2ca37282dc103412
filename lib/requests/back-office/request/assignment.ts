import { z } from 'zod';
import { version } from './change';

/** What the operation 'assignment' takes: to oneself, or to nobody. */
export const assignmentSchema = z.object({
  assigned: z.boolean({ error: 'Bitte senden Sie assigned als true oder false' }),
  version,
});
