import { optionalText } from '@/lib/platform/validation/fields';
import { MAX_CONVERSATION } from './conversation';

export function conversation() {
  return optionalText({
    max: MAX_CONVERSATION,
    message: 'Bitte senden Sie das Gespräch als Text',
    multiline: true,
  }).optional();
}
