import 'server-only';
import { ADVISED } from '../advised/advised';
import { withKinds } from '../quantities/without-numbers';
import { WAYS_TO_ASK, waysTo, type WayToAsk } from './ways';

/** The label of messages that ask for no calculation. */
export const NO_CALCULATION = '';

export const WAYS_TO_CALCULATE: readonly WayToAsk[] = [
  ...ADVISED.flatMap(({ calculator: { name }, content: { title, short, question, asks } }) =>
    waysTo(name, [title, short, question, ...asks].map(withKinds)),
  ),
  ...waysTo(
    NO_CALCULATION,
    WAYS_TO_ASK.map(({ text }) => withKinds(text)),
  ),
];
