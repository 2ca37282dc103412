import { FORBIDDEN_IN_TEXT } from '@/lib/platform/validation/control-characters';

/** Characters of a conversation with the adviser that can be sent along with a request. */
export const MAX_CONVERSATION = 12_000;

const CUT = '…\n\n';

const FORBIDDEN = new RegExp(FORBIDDEN_IN_TEXT, 'gu');
const HALF_CHARACTERS = /\p{Cs}/gu;

/** The end of a text, from the beginning of a paragraph if there is one. */
function lastOf(text: string, length: number): string {
  const end = text.slice(-length);
  const paragraph = end.indexOf('\n\n');
  return paragraph < 0 ? end.replace(HALF_CHARACTERS, '') : end.slice(paragraph).trim();
}

/**
 * A conversation as it can be sent: without characters that the server refuses, and of a long one what
 * was said last. It is not typed into a field, so an error there could not be corrected.
 */
export function sendableConversation(conversation: string): string {
  const clean = conversation.replace(FORBIDDEN, '').replace(HALF_CHARACTERS, '').trim();
  if (clean.length <= MAX_CONVERSATION) return clean;
  return CUT + lastOf(clean, MAX_CONVERSATION - CUT.length);
}
