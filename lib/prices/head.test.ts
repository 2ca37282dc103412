import { headOf } from './head';
import { allPlaces, hasOwnPage, placeAt } from './places';
import { pricedOf } from './service';

const heads = [...allPlaces()].filter(hasOwnPage).map((place) => headOf(pricedOf(place)));

test('no two places have the same title or description, and none is cut off', () => {
  for (const each of ['title', 'description'] as const) {
    expect(new Set(heads.map((head) => head[each])).size).toBe(heads.length);
  }
  expect(Math.max(...heads.map(({ description }) => description.length))).toBeLessThanOrEqual(160);
});

test('a description has as many facts as fit', () => {
  const of = (...segments: string[]) => headOf(pricedOf(placeAt(segments)!)).description;
  expect(of('bayern')).toMatch(/je m², mit Spanne, nach .+, im Vergleich zur Umgebung\.$/);
  expect(of('mecklenburg-vorpommern', 'landkreis-mecklenburgische-seenplatte')).toMatch(
    /je m², mit Spanne, nach Größe und Baujahr\.$/,
  );
});
