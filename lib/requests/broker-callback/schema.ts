import { z } from 'zod';
import { phone } from '@/lib/platform/validation/phone';
import { INCOMPLETE, phoneProblem } from './form';

/** The callback field of the agents' page, specification 5. */
export const brokerCallbackSchema = z.object(
  {
    phone: phone({ min: 1, message: INCOMPLETE }).superRefine((number, context) => {
      const message = phoneProblem(number);
      if (message) context.addIssue({ code: 'custom', message });
    }),
  },
  { error: 'Bitte senden Sie die Angaben als JSON-Objekt' },
);
