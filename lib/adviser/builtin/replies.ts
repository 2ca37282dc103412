import 'server-only';
import { bindWords } from '@/lib/platform/format/bind-words';
import { formatList } from '@/lib/platform/format/list';
import type { Answer } from '../answers/answer';
import type { Guard } from '../answers/guards';
import type { Knowledge } from '../knowledge/knowledge';
import type { Reply, ReplySource } from '../reply';
import { say } from '../sentences';
import { MAX_SOURCES } from './constants';
import type { Topic } from './thread';

export const replyOf = (
  response: string,
  sources: ReplySource[],
  rest: Partial<Reply> = {},
): Reply => ({
  response: bindWords(response),
  sources: sources.slice(0, MAX_SOURCES),
  mode: 'builtin',
  ...rest,
});

export const refused = (text: string, suggestions: string[] = []) =>
  replyOf(text, [], {
    refused: true,
    offers: ['message', 'callback'],
    ...(suggestions.length > 0 && { suggestions }),
  });

export function answered(knowledge: Knowledge, answer: Answer): Reply {
  const { title, text } = answer;
  return replyOf(text, knowledge.sourcesOf(answer), { title });
}

export function bothAnswered(knowledge: Knowledge, first: Answer, second: Answer): Reply {
  const sources = [first, second].flatMap((answer) => knowledge.sourcesOf(answer));
  const text = [first.text, say('otherwise'), `**${second.title}**`, second.text].join('\n\n');
  const cited = new Map(sources.map((source) => [source.url, source]));
  return replyOf(text, [...cited.values()], { title: first.title });
}

export const guardedReply = (knowledge: Knowledge, { text, sources = [] }: Guard): Reply =>
  replyOf(text, sources.flatMap(knowledge.sourceOf), { offers: ['message', 'callback'] });

const LAW =
  /§§? ?\d+[a-z]?(?:(?:, | und |-)\d+[a-z]?)*(?: Abs\. \d+)?(?: Nr\. \d+)? [A-Z]\w*G\w*|BGB/gu;

export function sourceReply(knowledge: Knowledge, { id }: Topic): Reply | undefined {
  const answer = id === undefined ? undefined : knowledge.answer(id);
  const sources = answer && knowledge.sourcesOf(answer);
  if (!answer || !sources?.length) return undefined;
  const where = formatList(
    sources.slice(0, MAX_SOURCES).map(({ title }) => `im Ratgeber „${title}“`),
  );
  const paragraphs = [...new Set(answer.text.match(LAW))];
  const law = paragraphs.length > 0 ? say('law', { paragraphs: formatList(paragraphs) }) : '';
  return replyOf(say('whereItStands', { where, law }), sources, { title: answer.title });
}
