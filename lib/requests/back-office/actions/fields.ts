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

/** What every operation takes: the version that it was seen in. */
export const versionSchema = z.object({ version });
