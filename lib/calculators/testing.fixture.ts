import {
  calculateFrom,
  type CalculatorEntries,
  findCalculator,
  type ShownLine,
} from './calculators';

const plain = (text = '') => text.replace(/\s/g, ' ');

const line = ({ text, amount }: ShownLine) => plain(`${text} ${amount ?? ''}`.trim());

/** What a person reads: the lines with single spaces, or a message by field. */
export function answerOf(name: string, entries: CalculatorEntries) {
  const described = findCalculator(name);
  if (!described) throw new Error(`no calculator is called ${name}`);
  const { result, errors } = calculateFrom(described, entries);
  if (!result) return { errors, amount: undefined, headline: '', steps: [], notes: [] };
  return {
    errors,
    headline: line(result.headline),
    amount: plain(result.headline.amount),
    steps: result.steps.map(line),
    notes: result.notes.map(plain),
  };
}
