import { z } from 'zod';
import { formatPercent } from '@/lib/platform/format/number';
import { calculator, type CalculatedLine, toCents } from './calculator';
import { AMOUNT, needed, oneOf, possible } from './fields';
import { shareInWords } from './ownership-share';

type Fraction = readonly [part: number, whole: number];

const fields = z.object({
  spouse: oneOf(['none', 'accrued', 'separate']),
  children: needed('count', { least: 0, most: 20 }),
  value: possible('euros', AMOUNT),
});

type Entries = z.output<typeof fields>;

/** § 1931 Abs. 1 and 4 BGB; in a community of accrued gains a quarter more, § 1371 Abs. 1 BGB. */
function ofSpouse({ spouse, children }: Entries): Fraction {
  if (spouse === 'none') return [0, 1];
  if (spouse === 'accrued') return children > 0 ? [1, 2] : [3, 4];
  return children === 1 || children === 0 ? [1, 2] : [1, Math.min(children + 1, 4)];
}

function reduced(part: number, whole: number): Fraction {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  const by = divisor(part, whole);
  return [part / by, whole / by];
}

/** Shares without a will: spouse and children, else parents and their descendants. */
export const gesetzlicheErbteile = calculator({
  name: 'gesetzliche-erbteile',
  fields,
  calculate(entries) {
    const { spouse, children, value } = entries;
    const [part, whole] = ofSpouse(entries);
    const line = (text: string, [own, of]: Fraction): CalculatedLine => {
      const share = own === of ? '1' : shareInWords(own, of);
      if (value === undefined) {
        return {
          text,
          words: { share },
          amount: formatPercent(Math.round((own / of) * 1e4) / 100),
        };
      }
      return { text, words: { share }, euros: toCents((value * own) / of) };
    };
    const left = reduced(whole - part, whole);
    const ofSpouseLine = part > 0 ? [line('spouse', [part, whole])] : [];
    const rest =
      children > 0 ? line('child', reduced(left[0], left[1] * children)) : line('parents', left);
    const parts = [
      ...ofSpouseLine.map(({ euros = 0 }) => ({ text: 'partSpouse', euros })),
      {
        text: children > 0 ? 'partChildren' : 'partParents',
        euros: toCents(((value ?? 0) * left[0]) / left[1]),
      },
    ];
    return {
      headline: ofSpouseLine[0] ?? rest,
      steps: [
        ...(value === undefined ? [] : [{ text: 'value', euros: value }]),
        ...ofSpouseLine,
        rest,
      ],
      parts: value ? parts : [],
      notes: [
        ...(spouse === 'none' ? [] : [{ text: 'spouseRule' }]),
        { text: children > 0 ? 'childRule' : 'parentsRule' },
        { text: 'ownRule' },
        { text: 'will' },
      ],
    };
  },
});
