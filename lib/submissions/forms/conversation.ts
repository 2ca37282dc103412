import { FORBIDDEN_IN_TEXT } from '@/lib/platform/validation/control-characters';

export const MAX_CONVERSATION = 12_000;

const CUT = '…\n\n';

const FORBIDDEN = new RegExp(FORBIDDEN_IN_TEXT, 'gu');
const HALF_CHARACTERS = /\p{Cs}/gu;

function lastOf(text: string, length: number): string {
  const end = text.slice(-length);
  const paragraph = end.indexOf('\n\n');
  return paragraph < 0 ? end.replace(HALF_CHARACTERS, '') : end.slice(paragraph).trim();
}

/** Made valid and short enough, because the text is in no field where an error could be corrected. */
export function sendableConversation(conversation: string): string {
  const clean = conversation.replace(FORBIDDEN, '').replace(HALF_CHARACTERS, '').trim();
  if (clean.length <= MAX_CONVERSATION) return clean;
  return CUT + lastOf(clean, MAX_CONVERSATION - CUT.length);
}
