import { z } from 'zod';
import {
  formatArea,
  formatEuros,
  formatEurosAndCents,
  formatNumber,
} from '@/lib/platform/format/number';
import { calculator, EntryError, toCents, type CalculatedLine } from './calculator';
import { needed, possible, usual } from './fields';
import { ownershipShare, shareInWords } from './ownership-share';

const AREA = { least: 1, most: 10_000_000 };
const VALUE = { least: 0.1, most: 100_000 };

const fields = z.object({
  area: needed('area', AREA),
  landValue: needed('eurosPerArea', VALUE),
  coefficient: usual('factor', { least: 0.1, most: 10, initial: 1 }),
  otherArea: possible('area', AREA),
  otherValue: possible('eurosPerArea', VALUE),
  clearing: possible('euros', { least: 0, most: 100_000_000 }),
  part: possible('factor', { least: 0.01, most: 10_000_000 }),
  whole: usual('factor', { least: 1, most: 10_000_000, initial: 1000 }),
});

type Entries = z.output<typeof fields>;

const each = (value: number) =>
  Number.isInteger(value) ? formatEuros(value) : formatEurosAndCents(value);

/** @throws EntryError if only one of the two is filled in */
function otherLand({ otherArea, otherValue }: Entries): CalculatedLine[] {
  if (otherArea === undefined && otherValue === undefined) return [];
  if (otherArea === undefined) throw new EntryError('otherArea', 'otherIncomplete');
  if (otherValue === undefined) throw new EntryError('otherValue', 'otherIncomplete');
  const words = { area: formatArea(otherArea), value: each(otherValue) };
  return [{ text: 'other', words, euros: toCents(otherArea * otherValue) }];
}

function mainLand({ area, landValue, coefficient }: Entries): CalculatedLine {
  const words = {
    area: formatArea(area),
    value: each(landValue),
    coefficient: formatNumber(coefficient),
  };
  const text = coefficient === 1 ? 'main' : 'adjusted';
  return { text, words, euros: toCents(area * landValue * coefficient) };
}

/** Area by Bodenrichtwert, § 196 BauGB and §§ 13 to 16 and 40 ImmoWertV. */
export const bodenwert = calculator({
  name: 'bodenwert',
  fields,
  calculate(entries) {
    const { clearing = 0, part, whole } = entries;
    const land = [mainLand(entries), ...otherLand(entries)];
    const sum = land.reduce((before, { euros = 0 }) => before + euros, 0);
    const left = sum - clearing;
    const own = part === undefined ? left : left * ownershipShare(part, whole);
    const isShort = left < 0;
    const words = { share: shareInWords(part ?? whole, whole) };
    const headline = part === undefined ? 'all' : 'own';
    return {
      headline: isShort
        ? { text: 'short', euros: toCents(-left) }
        : { text: headline, words, euros: toCents(own) },
      steps: [
        ...land,
        ...(land.length > 1 ? [{ text: 'sum', euros: toCents(sum) }] : []),
        ...(clearing > 0
          ? [
              { text: 'clearing', euros: toCents(-clearing) },
              { text: 'left', euros: toCents(left) },
            ]
          : []),
        ...(part === undefined ? [] : [{ text: 'share', words, euros: toCents(own) }]),
      ],
      parts:
        part === undefined || isShort
          ? []
          : [
              { text: 'partOwn', euros: own },
              { text: 'partOthers', euros: left - own },
            ],
      notes: [
        { text: 'average' },
        { text: clearing > 0 ? 'clearingRule' : 'building' },
        ...(part === undefined ? [] : [{ text: 'shareRule' }]),
      ],
    };
  },
});
