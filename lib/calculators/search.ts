import 'server-only';
import { routes } from '@/lib/routes';
import { isStopWord } from '@/lib/words/stop-words';
import { wordsOf } from '@/lib/words/stem';
import { calculators, type DescribedCalculator } from './calculators';

/** Letters of a word that may stand for a calculator: 'notar'. */
const SHORTEST = 5;
const MOST = 4;
/** Each calculator calculates. */
const CALCULATING = /rechn/;
const NUMBER = /^\d/;

interface Searchable {
  described: DescribedCalculator;
  named: string[];
  about: string[];
}

const searchable = calculators().map((described): Searchable => {
  const { calculator, content } = described;
  const { title, short, description, question, asks } = content;
  return {
    described,
    named: wordsOf(`${calculator.name} ${short} ${title}`).filter(
      (word) => !CALCULATING.test(word),
    ),
    about: wordsOf([description, question, ...asks].join(' ')),
  };
});

const isWithin = (word: string, words: readonly string[]) =>
  words.some((longer) => longer.includes(word));

/** A word has to be in the name, and what else is typed in the texts; numbers may be any. */
export function searchCalculators(query: string): DescribedCalculator[] {
  const typed = wordsOf(query).filter(
    (word) => !isStopWord(word) && !CALCULATING.test(word) && !NUMBER.test(word),
  );
  return searchable
    .filter(
      ({ named, about }) =>
        typed.some((word) => word.length >= SHORTEST && isWithin(word, named)) &&
        typed.every((word) => isWithin(word, [...named, ...about])),
    )
    .map(({ described }) => described)
    .slice(0, MOST);
}

/** In the search of the header, where articles need the room. */
const MOST_OFFERED = 2;

export const offeredCalculators = (query: string) =>
  searchCalculators(query)
    .slice(0, MOST_OFFERED)
    .map(({ calculator, content: { title, description: summary } }) => ({
      path: routes.calculator(calculator.name),
      title,
      summary,
    }));

export const linkTo = ({ calculator, content }: DescribedCalculator) => ({
  name: calculator.name,
  title: content.title,
});

export const calculatorsOfGuide = (slug: string): DescribedCalculator[] =>
  calculators().filter(({ content }) => content.guides.includes(slug));
