import { z } from 'zod';
import { optionalText } from '@/lib/platform/validation/text';
import { version } from '../request/change';
import { MAX_NOTE } from './limits';

/** A remark, or nothing. */
export const note = () =>
  optionalText({
    max: MAX_NOTE,
    message: 'Bitte geben Sie die Notiz als Text ein',
    multiline: true,
  });

/** The fields of an operation, by their wire names. */
export const fields = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object(shape, { error: 'Bitte senden Sie die Angaben als JSON-Objekt' });

/** The version that the employee has seen; without one nothing is compared. */
export const versionSchema = fields({ version });
