import 'server-only';
import { ANSWERS } from '../answers/answers';
import { GUARDS, HARMLESS } from '../answers/guards';
import { LIMITS, OUTSIDE } from '../answers/limits';

export interface WayToAsk {
  label: string;
  text: string;
}

export const waysTo = (label: string, questions: readonly string[]): WayToAsk[] =>
  questions.map((text) => ({ label, text }));

const WAYS_TO_PASSAGES = ANSWERS.flatMap(({ id, title, questions }) =>
  waysTo(id, [title, ...questions]),
);

const WAYS_BEYOND = [
  ...LIMITS.flatMap(({ id, questions }) => waysTo(id, questions)),
  ...OUTSIDE.flatMap(({ limit, questions }) => waysTo(limit, questions)),
];

export const WAYS_TO_ASK: readonly WayToAsk[] = [...WAYS_TO_PASSAGES, ...WAYS_BEYOND];

/** The label of messages that call for no guard. */
export const NO_DANGER = '';

/** The label of messages about something else, which call for no guard either. */
export const BEYOND = 'beyond';

const textsOf = (ways: readonly WayToAsk[]) => ways.map(({ text }) => text);

export const WAYS_TO_DANGER: readonly WayToAsk[] = [
  ...GUARDS.flatMap(({ id, questions }) => waysTo(id, questions)),
  ...waysTo(NO_DANGER, [...HARMLESS, ...textsOf(WAYS_TO_PASSAGES)]),
  ...waysTo(BEYOND, textsOf(WAYS_BEYOND)),
];
