import { MAX_HISTORY, MAX_PAST_MESSAGE } from '@/lib/adviser/constants';
import type { ChatInput, PastMessage } from '@/lib/adviser/schema';
import { plainAnswer } from './answer-blocks';
import type { ConversationEntry } from './entry';

/** Does not cut a surrogate pair in half. */
function shortened(text: string, max: number): string {
  return text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
}

function exchanges(entries: readonly ConversationEntry[]): PastMessage[] {
  return entries.flatMap((entry, index): PastMessage[] => {
    const question = entries[index - 1];
    if (entry.kind !== 'answer' || question?.kind !== 'question') return [];
    return [
      { role: 'user', text: question.text },
      { role: 'assistant', text: shortened(entry.reply.response, MAX_PAST_MESSAGE) },
    ];
  });
}

export function chatRequest(
  message: string,
  before: readonly ConversationEntry[],
  calculator?: ChatInput['calculator'],
): ChatInput {
  const history = exchanges(before).slice(-MAX_HISTORY);
  return {
    message,
    ...(history.length > 0 && { history }),
    ...(calculator && { calculator }),
  };
}

export const MAX_TRANSCRIPT = 12_000;

/** If the conversation is too long, its beginning is cut. */
export function transcript(entries: readonly ConversationEntry[]): string {
  const said = exchanges(entries).map(({ role, text }) =>
    role === 'user' ? `Sie: ${text}` : `Antwort: ${plainAnswer(text)}`,
  );
  while (said.length > 2 && said.join('\n\n').length > MAX_TRANSCRIPT) said.splice(0, 2);
  return shortened(said.join('\n\n'), MAX_TRANSCRIPT);
}
