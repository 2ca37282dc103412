import 'server-only';
import type { Answer } from '../answers/answer';
import { retrieve } from '../builtin/retrieve';
import { type Knowledge, PAGE_TITLES } from '../knowledge/knowledge';

const NEAREST = 3;

export interface EditorialChoice {
  value: string;
  label: string;
  group: string;
}

const PORTAL = 'Dieses Portal';

/** 'Maklerprovision' of 'Maklerprovision: Wer zahlt' */
const guideOf = (title: string) => title.split(': ')[0] ?? title;

function topicOf({ sources: [cited = ''] }: Answer, knowledge: Knowledge): string {
  if (cited.startsWith('/')) return PORTAL;
  const [source] = knowledge.sourceOf(cited);
  return source ? guideOf(source.title) : PORTAL;
}

export function nearestPassages(question: string, knowledge: Knowledge): Answer[] {
  return (
    retrieve(knowledge, { message: question })
      .candidates.map(({ answer }) => answer)
      // A section of a guide answers only until a passage is written for it.
      .filter(({ id }) => knowledge.section(id) === undefined)
      .slice(0, NEAREST)
  );
}

const inOrder = (choices: EditorialChoice[]) =>
  choices.sort(
    (one, other) =>
      one.group.localeCompare(other.group, 'de') || one.label.localeCompare(other.label, 'de'),
  );

export function passageChoices(
  passages: readonly Answer[],
  nearest: readonly string[],
  knowledge: Knowledge,
): EditorialChoice[] {
  const choices = passages.map((answer) => ({
    value: answer.id,
    label: answer.title,
    group: topicOf(answer, knowledge),
  }));
  const near = nearest.flatMap((id) => choices.find(({ value }) => value === id) ?? []);
  const others = choices.filter(({ value }) => !nearest.includes(value));
  return [...near.map((choice) => ({ ...choice, group: 'Am nächsten' })), ...inOrder(others)];
}

export function sourceChoices(knowledge: Knowledge): EditorialChoice[] {
  const headings = knowledge.headings.map(({ id, heading, source }) => ({
    value: id,
    label: heading,
    group: guideOf(source.title),
  }));
  const pages = Object.entries(PAGE_TITLES).map(([value, label]) => ({
    value,
    label,
    group: PORTAL,
  }));
  return [...headings, ...pages];
}
