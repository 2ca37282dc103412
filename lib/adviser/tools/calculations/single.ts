import type { PlainName } from '../../sentences';
import { say } from '../../sentences';
import { explained } from '../reading/explained';
import type { Fact, Facts } from '../reading/known';
import { quantitiesIn } from '../reading/quantities';
import type { QuantityKind, ReadQuantity } from '../reading/quantity';
import type { ChatCalculation } from './calculation';

export interface Message {
  /** Folded */
  text: string;
  all: readonly ReadQuantity[];
  /** Also those recalled from before */
  facts: Facts;
  of(...kinds: QuantityKind[]): number[];
}

function messageOf(text: string, facts: Facts): Message {
  let read: readonly ReadQuantity[] | undefined;
  // Most calculations are not asked for: they look at the words alone.
  const all = () => (read ??= quantitiesIn(text).map((quantity) => explained(quantity, text)));
  const of = (...kinds: QuantityKind[]) =>
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
  calculate(message: Message): string | undefined;
}

/** A small calculation that needs all its numbers in one message: it asks no questions. */
export const single = <Name extends string>({
  name,
  title,
  sources,
  recalls,
  calculate,
}: Single<Name>): ChatCalculation<Name> => ({
  name,
  title,
  topic: /(?!)/,
  asks: (text, { facts }) => calculate(messageOf(text, facts)) !== undefined,
  can: () => true,
  entries: [],
  uses: [],
  recalls,
  main: () => 'price',
  answer: (facts, asked) => ({
    title: say(title),
    text: calculate(messageOf(asked, facts)) ?? '',
    sources,
  }),
});
