import 'server-only';
import { ANSWERS } from '../answers/answers';
import { GUARDS, HARMLESS } from '../answers/guards';
import { LIMITS, OUTSIDE } from '../answers/limits';

/** A way to ask, and the passage, the limit or the guard that it leads to. */
export interface WayToAsk {
  label: string;
  text: string;
}

/** The ways to ask for one thing. */
export const waysTo = (label: string, questions: readonly string[]): WayToAsk[] =>
  questions.map((text) => ({ label, text }));

/** Every way to ask in content/adviser for the passages, and for what is beyond a limit. */
export const WAYS_TO_ASK: readonly WayToAsk[] = [
  ...ANSWERS.flatMap(({ id, title, questions }) => waysTo(id, [title, ...questions])),
  ...LIMITS.flatMap(({ id, questions }) => waysTo(id, questions)),
  ...OUTSIDE.flatMap(({ limit, questions }) => waysTo(limit, questions)),
];

/** The label of messages that call for no guard. */
export const NO_DANGER = '';

/** Every way to write something that calls for a guard, among all that do not. */
export const WAYS_TO_DANGER: readonly WayToAsk[] = [
  ...GUARDS.flatMap(({ id, questions }) => waysTo(id, questions)),
  ...waysTo(NO_DANGER, [...HARMLESS, ...WAYS_TO_ASK.map(({ text }) => text)]),
];
