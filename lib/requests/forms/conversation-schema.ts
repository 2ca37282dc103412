import { optionalText } from '@/lib/platform/validation/text';
import { MAX_CONVERSATION } from './conversation';

/** What was said with the adviser, where the person sends it along. */
export function conversation() {
  return optionalText({
    max: MAX_CONVERSATION,
    message: 'Bitte senden Sie das Gespräch als Text',
    multiline: true,
  }).optional();
}
