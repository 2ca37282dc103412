import 'server-only';
import { bindWords } from '@/lib/platform/format/bind-words';
import type { Knowledge } from '../knowledge/knowledge';
import type { Reply, Source, ToolForm } from '../reply';
import type { ChatInput } from '../schema';
import { say } from '../sentences';
import { runTool } from '../tools/run';
import { MAX_SOURCES, MAX_SUGGESTIONS, SUGGESTED_FROM } from './constants';
import { handover } from './handover';
import { ownCase } from './own-case';
import { retrieve, type Found } from './retrieve';
import { smallTalk } from './small-talk';

/** What the built-in adviser says, and what a model could say it with. */
export interface Advice {
  reply: Reply;
  /** What was found; nothing where no passage is needed: a greeting, a calculation, a handover */
  found?: Found;
}

/** Answers that a calculation goes well with. */
const FORMS: Record<string, ToolForm> = {
  'kosten-des-verkaufs': { name: 'costs', known: {} },
};

const replyOf = (response: string, sources: Source[], rest: Partial<Reply> = {}): Reply => ({
  response: bindWords(response),
  sources: sources.slice(0, MAX_SOURCES),
  mode: 'builtin',
  ...rest,
});

const refused = (text: string, suggestions: string[] = []) =>
  replyOf(text, [], {
    refused: true,
    offers: ['message', 'callback'],
    ...(suggestions.length > 0 && { suggestions }),
  });

function fromFound(knowledge: Knowledge, found: Found): Reply {
  const { answers, isAnswered, limit, certainty } = found;
  const [answer] = answers;
  if (limit) return refused(limit.text);
  if (!answer || !isAnswered) {
    const isNear = certainty >= SUGGESTED_FROM;
    return refused(
      say('refusal'),
      isNear ? answers.slice(0, MAX_SUGGESTIONS).map(({ title }) => title) : [],
    );
  }
  const tool = FORMS[answer.id];
  return replyOf(answer.text, knowledge.sourcesOf(answer), tool && { tool });
}

/**
 * Answers without a model: small talk, calculations and handing over by rules, everything else out of
 * the passages; says so when they hold no answer.
 */
export function advise(knowledge: Knowledge, input: ChatInput): Advice {
  const { message } = input;
  const talk = smallTalk(message);
  if (talk) return { reply: replyOf(talk.text, [], talk.offers && { offers: talk.offers }) };
  const person = handover(message);
  if (person) return { reply: replyOf(person.text, [], { offers: person.offers }) };
  const calculated = runTool(input);
  if (calculated) {
    const { text, sources, ...rest } = calculated;
    const cited = sources.flatMap((cited) => knowledge.sourceOf(cited));
    return { reply: replyOf(text, cited, rest) };
  }
  const judged = ownCase(message);
  if (judged)
    return { reply: replyOf(judged, [], { refused: true, offers: ['message', 'callback'] }) };
  const found = retrieve(knowledge, input);
  return { reply: fromFound(knowledge, found), found };
}
