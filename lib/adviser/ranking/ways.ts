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

export const WAYS_TO_ASK: readonly WayToAsk[] = [
  ...ANSWERS.flatMap(({ id, title, questions }) => waysTo(id, [title, ...questions])),
  ...LIMITS.flatMap(({ id, questions }) => waysTo(id, questions)),
  ...OUTSIDE.flatMap(({ limit, questions }) => waysTo(limit, questions)),
];

/** The label of messages that call for no guard. */
export const NO_DANGER = '';

export const WAYS_TO_DANGER: readonly WayToAsk[] = [
  ...GUARDS.flatMap(({ id, questions }) => waysTo(id, questions)),
  ...waysTo(NO_DANGER, [...HARMLESS, ...WAYS_TO_ASK.map(({ text }) => text)]),
];
