import { MAX_HISTORY, MAX_PAST_MESSAGE } from '@/lib/adviser/constants';
import type { Tool } from '@/lib/adviser/reply';
import type { ChatInput, PastMessage } from '@/lib/adviser/schema';
import { plainAnswer } from './answer-blocks';
import type { ConversationEntry } from './entry';

/** Cut to a length, without leaving half a character behind. */
function shortened(text: string, max: number): string {
  return text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
}

/** Questions with their answers, oldest first; a question without an answer is left out. */
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

function lastTool(entries: readonly ConversationEntry[]): Tool | undefined {
  const last = entries.findLast((entry) => entry.kind === 'answer');
  return last?.kind === 'answer' ? last.reply.tool?.name : undefined;
}

/** A question with what was said before it, as the server takes it. */
export function chatRequest(message: string, before: readonly ConversationEntry[]): ChatInput {
  const history = exchanges(before).slice(-MAX_HISTORY);
  const tool = lastTool(before);
  return {
    message,
    ...(history.length > 0 && { history }),
    ...(tool && { tool }),
  };
}

/** Characters of a conversation that is handed over to a person. */
export const MAX_TRANSCRIPT = 12_000;

/** The conversation as a text for an employee; if it is too long, the beginning is cut. */
export function transcript(entries: readonly ConversationEntry[]): string {
  const said = exchanges(entries).map(({ role, text }) =>
    role === 'user' ? `Sie: ${text}` : `Antwort: ${plainAnswer(text)}`,
  );
  while (said.length > 2 && said.join('\n\n').length > MAX_TRANSCRIPT) said.splice(0, 2);
  return shortened(said.join('\n\n'), MAX_TRANSCRIPT);
}
