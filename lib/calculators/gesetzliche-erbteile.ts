import { formatNumber, formatPercent } from '@/lib/platform/format/number';
import { calculator, type EntriesOf } from './calculator';
import { HOME_AMOUNT, needed, oneOf, possible } from './fields';

type Fraction = readonly [part: number, whole: number];

const fields = {
  spouse: oneOf(['none', 'accrued', 'separate']),
  children: needed('count', { least: 0, most: 20 }),
  value: possible('euros', HOME_AMOUNT),
};

/** § 1931 Abs. 1 and 4 BGB; in a community of accrued gains a quarter more, § 1371 Abs. 1 BGB. */
function ofSpouse({ spouse, children }: EntriesOf<typeof fields>): Fraction {
  if (spouse === 'none') return [0, 1];
  if (spouse === 'accrued') return children > 0 ? [1, 2] : [3, 4];
  return children === 1 || children === 0 ? [1, 2] : [1, Math.min(children + 1, 4)];
}

function inWords([part, whole]: Fraction): string {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  const by = divisor(part, whole);
  return part === whole ? '1' : `${formatNumber(part / by)}/${formatNumber(whole / by)}`;
}

/** Shares without a will: spouse and children, else parents and their descendants. */
export const gesetzlicheErbteile = calculator({
  name: 'gesetzliche-erbteile',
  fields,
  calculate(entries) {
    const { spouse, children, value } = entries;
    const [part, whole] = ofSpouse(entries);
    const hasChildren = children > 0;
    const left: Fraction = [whole - part, whole];
    const each: Fraction = hasChildren ? [left[0], whole * children] : left;
    const of = ([own, all]: Fraction) =>
      value === undefined ? formatPercent((own / all) * 100) : (value * own) / all;
    const ofOthers = { [hasChildren ? 'child' : 'parents']: of(each) };
    const drawn = (value ?? 0) / whole;
    return {
      words: { spouseShare: inWords([part, whole]), share: inWords(each) },
      headline: part > 0 ? { spouse: of([part, whole]) } : ofOthers,
      steps: { value, spouse: part > 0 && of([part, whole]), ...ofOthers },
      parts: value
        ? {
            partSpouse: part > 0 && drawn * part,
            [hasChildren ? 'partChildren' : 'partParents']: drawn * left[0],
          }
        : undefined,
      notes: [
        spouse !== 'none' && 'spouseRule',
        hasChildren ? 'childRule' : 'parentsRule',
        'ownRule',
        'will',
      ],
    };
  },
});
