import { districts } from '../../../lib/platform/places/districts';
import { postcodes } from '../../../lib/platform/places/postcodes';
import { stateName } from '../../../lib/platform/places/states';
import { estimate } from '../../../lib/valuation/estimate';
import { gradeOf } from '../../../lib/valuation/regional/confidence';
import { HOME_KINDS, TYPES, type HomeKind } from '../../../lib/valuation/regional/features';
import type { Pair } from '../metrics';
import { compare } from './compare';
import type { SampleRow } from './sample';

/** The method page has the long version. */
export const weaknesses = (offers: string, past: string) => [
  `Angebotspreise, nicht gezahlte Preise; die Angebote von ${offers} nennen keinen Monat.`,
  'Genauer als die Postleitzahl ist die Lage nicht bekannt.',
  `Baujahr und Zustand wirken wie bei den Häusern von ${past}; für Wohnungen sind sie von dort übernommen.`,
  'Der Zustand beruht auf Niedersachsen; „sehr gut“ zählt wie „gut“, „sanierungsbedürftig“ ist gesetzt.',
  'In Sachsen, Sachsen-Anhalt und Thüringen liegen die Häuser am weitesten auseinander.',
  'Mieten von Mehrfamilienhäusern, Energie, Ausstattung und Rechte sind nicht bekannt.',
  'Häuser unter 60 m² und Wohnungen unter 40 m² haben den Quadratmeterpreis dieser Grenze.',
];

const stateOf = ({ postcode }: SampleRow) =>
  stateName(districts.get(postcodes[postcode]!.district)!.state);

const GRADES = ['high', 'medium', 'low'] as const;

/** By index of the row, as a result grades it from the width of its range and the offers behind it. */
function gradesOf(
  rows: readonly SampleRow[],
  pairs: ReadonlyMap<number, Pair>,
  regionOf: readonly number[],
) {
  const counts = new Map<string, number>();
  const keysOf = ({ kind, postcode }: SampleRow) =>
    [`${kind} at ${postcode}`, `${kind} in ${regionOf[postcode]}`] as const;
  for (const key of rows.flatMap(keysOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return rows.map((row, index) => {
    const { value, low = value, high = value } = pairs.get(index)!;
    const [own, offers] = keysOf(row).map((key) => counts.get(key)!);
    return gradeOf(Math.log(high / low) / 2, { own: own!, offers: offers! });
  });
}

/**
 * @param pairs prices and out-of-sample estimates, by index of the row
 * @param regionOf region of each postcode
 */
export function errorsOf2024(
  rows: readonly SampleRow[],
  pairs: ReadonlyMap<number, Pair>,
  regionOf: readonly number[],
) {
  const grades = gradesOf(rows, pairs, regionOf);
  const resale = (kind: HomeKind) =>
    rows.flatMap((row, index) => (row.kind === kind && !row.isNew ? [index] : []));
  const ofKind = { house: resale('house'), flat: resale('flat') };
  const figures = (indices: readonly number[]) =>
    compare(
      indices.map((i) => pairs.get(i)!),
      indices.map((i) => ({ price: rows[i]!.price, value: estimate(rows[i]!.home).value })),
    );
  const figuresWhere = (isCounted: (index: number) => boolean) =>
    Object.fromEntries(
      HOME_KINDS.flatMap((kind) => {
        const indices = ofKind[kind].filter(isCounted);
        return indices.length > 0 ? [[`${kind} resale`, figures(indices)]] : [];
      }),
    );
  const states = [...new Set(rows.map(stateOf))].sort((a, b) => a.localeCompare(b, 'de'));
  return {
    errors: { 'house resale': figures(ofKind.house), 'flat resale': figures(ofKind.flat) },
    byType: Object.fromEntries(
      HOME_KINDS.flatMap((kind) =>
        TYPES[kind].map((type, at) => [
          type,
          figures(ofKind[kind].filter((i) => rows[i]!.home.types[at] === 1)),
        ]),
      ),
    ),
    byConfidence: Object.fromEntries(
      GRADES.map((grade) => [grade, figuresWhere((i) => grades[i] === grade)]),
    ),
    byState: Object.fromEntries(
      states.map((state) => [state, figuresWhere((i) => stateOf(rows[i]!) === state)]),
    ),
  };
}
