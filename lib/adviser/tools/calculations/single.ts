import type { PlainName } from '../../sentences';
import { say } from '../../sentences';
import { explained } from '../reading/explained';
import type { Fact, Facts } from '../reading/known';
import { quantitiesIn } from '../reading/quantities';
import type { Kind, Quantity } from '../reading/quantity';
import type { Calculation } from './calculation';

/** A message whose figures explain themselves. */
export interface Message {
  /** Folded */
  text: string;
  all: readonly Quantity[];
  /** What it says, and of what was said before that what is recalled */
  facts: Facts;
  /** The figures of a kind, in their order */
  of(...kinds: Kind[]): number[];
}

function messageOf(text: string, facts: Facts): Message {
  let read: readonly Quantity[] | undefined;
  // Most calculations are not asked for: they look at the words alone.
  const all = () => (read ??= quantitiesIn(text).map((quantity) => explained(quantity, text)));
  const of = (...kinds: Kind[]) =>
    all()
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ value }) => value);
  return {
    text,
    facts,
    of,
    get all() {
      return all();
    },
  };
}

interface Single<Name extends string> {
  name: Name;
  title: PlainName;
  sources: string[];
  recalls?: readonly Fact[];
  /** The answer to a message; `undefined` for one that asks for something else, or tells too little */
  reckon(message: Message): string | undefined;
}

/** A small calculation that a message asks for with all its figures: nothing is asked back. */
export const single = <Name extends string>({
  name,
  title,
  sources,
  recalls,
  reckon,
}: Single<Name>): Calculation<Name> => ({
  name,
  title,
  topic: /(?!)/,
  asks: (text, { facts }) => reckon(messageOf(text, facts)) !== undefined,
  can: () => true,
  entries: [],
  uses: [],
  recalls,
  main: () => 'price',
  answer: (facts, asked) => ({
    title: say(title),
    text: reckon(messageOf(asked, facts)) ?? '',
    sources,
  }),
});
