import 'server-only';
import { ADVISED } from '../advised/advised';
import { withKinds } from '../quantities/without-numbers';
import { WAYS_TO_ASK, WAYS_TO_DANGER, waysTo, type WayToAsk } from './ways';

/** The label of messages that ask for no calculation. */
export const NO_CALCULATION = '';

export const WAYS_TO_CALCULATE: readonly WayToAsk[] = [
  ...ADVISED.flatMap(({ calculator: { name }, content: { title, short, question, asks } }) =>
    waysTo(name, [title, short, question, ...asks]),
  ),
  ...WAYS_TO_ASK.map(({ text }) => ({ label: NO_CALCULATION, text })),
];

/** Worked out on demand: a start that has the learned file needs none of it. */
export const calculationsByKinds = (): WayToAsk[] =>
  WAYS_TO_CALCULATE.map(({ label, text }) => ({ label, text: withKinds(text) }));

/** All whose words are known to the ranking. */
export const waysOfRanking = (): WayToAsk[] => [...calculationsByKinds(), ...WAYS_TO_DANGER];
