import { calculator, type EntriesOf, EntryError } from './calculator';
import { needed, possible, usual } from './fields';
import { ownershipShare } from './shares';

const AREA = { least: 1, most: 10_000_000 };
const VALUE = { least: 0.1, most: 100_000 };

const fields = {
  area: needed('area', AREA),
  landValue: needed('eurosPerArea', VALUE),
  coefficient: usual('factor', { least: 0.1, most: 10, initial: 1 }),
  otherArea: possible('area', AREA),
  otherValue: possible('eurosPerArea', VALUE),
  clearing: possible('euros', { least: 0, most: 100_000_000 }),
  part: possible('factor', { least: 0.01, most: 10_000_000 }),
  whole: usual('factor', { least: 1, most: 10_000_000, initial: 1000 }),
};

/** @throws EntryError if only one of the two is filled in */
function otherLand({ otherArea, otherValue }: EntriesOf<typeof fields>): number | undefined {
  if (otherArea === undefined && otherValue === undefined) return undefined;
  if (otherArea === undefined) throw new EntryError('otherArea', 'otherIncomplete');
  if (otherValue === undefined) throw new EntryError('otherValue', 'otherIncomplete');
  return otherArea * otherValue;
}

/** Area by Bodenrichtwert, § 196 BauGB and §§ 13 to 16 and 40 ImmoWertV. */
export const bodenwert = calculator({
  name: 'bodenwert',
  fields,
  calculate(entries) {
    const { area, landValue, coefficient, clearing = 0, part, whole } = entries;
    const main = area * landValue * coefficient;
    const other = otherLand(entries);
    const sum = main + (other ?? 0);
    const left = sum - clearing;
    const own = part === undefined ? left : left * ownershipShare(part, whole);
    const isShared = part !== undefined;
    return {
      headline: left < 0 ? { short: -left } : { [isShared ? 'own' : 'all']: own },
      steps: {
        [coefficient === 1 ? 'main' : 'adjusted']: main,
        other,
        sum: other !== undefined && sum,
        clearing: -clearing || undefined,
        left: clearing > 0 && left,
        share: isShared && own,
      },
      parts: isShared && left >= 0 ? { partOwn: own, partOthers: left - own } : undefined,
      notes: ['average', clearing > 0 ? 'clearingRule' : 'building', isShared && 'shareRule'],
    };
  },
});
