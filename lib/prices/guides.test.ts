import { existsSync } from 'node:fs';
import { fittingGuides } from './guides';
import { placeAt } from './places';
import { pricesOf } from './service';

const prices = pricesOf(placeAt(['niedersachsen', 'landkreis-celle'])!);
const house = prices.house!;
const flat = { ...prices.flat!, offers: 1 };
const usual = {
  ...prices,
  flat,
  house: { ...house, price: 2800, from: 2000, to: 4000, offers: 90 },
};

const SLUGS = [
  ...['vergleichswert-sachwert-ertragswert', 'vermieten-oder-abgeben', 'maklerprovision'],
  ...['renovieren-oder-lassen', 'den-immobilienmarkt-lesen', 'fuenf-fehler-beim-preis'],
  'kostenlose-online-bewertung',
];
const articles = SLUGS.map((slug) => ({ slug, title: `Über ${slug}` }));
const slugs = (of: typeof prices) => fittingGuides(of, articles).map(({ slug }) => slug);

test.each<[string, typeof prices, string]>([
  ['an ordinary place', usual, 'den-immobilienmarkt-lesen'],
  ['few offers', { ...usual, isThin: true }, 'vergleichswert-sachwert-ertragswert'],
  [
    'prices far apart',
    { ...usual, house: { ...usual.house, from: 1000, to: 4000 } },
    'vergleichswert-sachwert-ertragswert',
  ],
  ['mostly flats', { ...usual, flat: { ...flat, offers: 200 } }, 'vermieten-oder-abgeben'],
  ['a dear place', { ...usual, house: { ...usual.house, price: 7000 } }, 'maklerprovision'],
  ['a cheap place', { ...usual, house: { ...usual.house, price: 1200 } }, 'renovieren-oder-lassen'],
])('%s', (_, of, first) => {
  const found = slugs(of);
  expect(found).toHaveLength(2);
  expect(found[0]).toBe(first);
});

test('a guide has the title that it has now, and one that is gone is left out', () => {
  const left = [
    { slug: 'fuenf-fehler-beim-preis', title: 'Neuer Titel' },
    { slug: 'energieausweis', title: 'Energieausweis' },
  ];
  expect(fittingGuides(usual, left)).toEqual([left[0]]);
  expect(fittingGuides(usual, [])).toEqual([]);
});

test.each(SLUGS)('the portal comes with the guide %s', (slug) => {
  expect(existsSync(`content/guides/${slug}.md`)).toBe(true);
});
