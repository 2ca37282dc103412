import { article, breadcrumbs, dataset, faqPage, organization, place, toJsonLd } from './json-ld';

const URL = 'https://haus.example';

const read = (json: string) => JSON.parse(json);

describe('in a script element', () => {
  test.each(['</script>', '</SCRIPT >', '<!--', '<script>', ']]>', '&lt;', '\u2028', '\u2029'])(
    '%j ends nothing and stays what it is',
    (text) => {
      const json = toJsonLd([{ '@type': 'Thing', name: text }]);
      expect(json).not.toMatch(/[<>&\u2028\u2029]/);
      expect(read(json)['@graph'][0].name).toBe(text);
    },
  );

  test('everything stands in one graph of schema.org', () => {
    const entries = [{ '@type': 'Thing' }, { '@type': 'Place' }];
    expect(read(toJsonLd(entries))).toEqual({
      '@context': 'https://schema.org',
      '@graph': entries,
    });
  });
});

test('an article names the same organisation as the portal does', () => {
  const portal = organization({ name: 'Haus', url: URL, company: 'H', phone: '1', email: 'e' });
  const entry = article(
    {
      headline: 'Der Titel',
      description: 'Worum es geht',
      address: `${URL}/ratgeber/der-titel`,
      image: `${URL}/ratgeber/der-titel/vorschau.png`,
      published: new Date('2026-11-18T07:00:00Z'),
      modified: new Date('2026-11-19T07:00:00Z'),
      section: 'Verkaufstipps',
    },
    { name: 'Haus', url: URL },
  );
  expect(entry).toMatchObject({
    '@type': 'Article',
    headline: 'Der Titel',
    mainEntityOfPage: `${URL}/ratgeber/der-titel`,
    datePublished: '2026-11-18T07:00:00.000Z',
    dateModified: '2026-11-19T07:00:00.000Z',
    author: { '@id': portal['@id'] },
    publisher: { '@id': portal['@id'] },
  });
});

test('the way to a page is counted from one', () => {
  const steps = ['Start', 'Ratgeber'].map((name) => ({ name, address: `${URL}/${name}` }));
  expect(breadcrumbs(steps).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Start', item: `${URL}/Start` },
    { '@type': 'ListItem', position: 2, name: 'Ratgeber', item: `${URL}/Ratgeber` },
  ]);
});

test('a question stands with its answer', () => {
  expect(faqPage([{ question: 'Wie?', answer: 'So.' }])).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'Wie?', acceptedAnswer: { '@type': 'Answer', text: 'So.' } },
    ],
  });
});

const CELLE = {
  type: 'AdministrativeArea',
  name: 'Landkreis Celle',
  address: `${URL}/celle`,
} as const;

test('a place has its address, its middle and what it lies in, each by its own page', () => {
  const postcode = place({
    ...{ type: 'Place', name: '29221 Celle', address: `${URL}/celle/29221` },
    postal: { code: '29221', locality: 'Celle', region: 'Niedersachsen' },
    position: { latitude: 52.6, longitude: 10.1 },
    within: CELLE,
  });
  expect(postcode).toMatchObject({
    ...{ '@type': 'Place', name: '29221 Celle', url: `${URL}/celle/29221` },
    address: { postalCode: '29221', addressLocality: 'Celle', addressCountry: 'DE' },
    geo: { '@type': 'GeoCoordinates', latitude: 52.6, longitude: 10.1 },
    containedInPlace: { '@type': 'AdministrativeArea', '@id': place(CELLE)['@id'] },
  });
  expect(place(CELLE)).not.toHaveProperty('geo');
  expect(place(CELLE)).not.toHaveProperty('containedInPlace');
});

describe('figures about a place', () => {
  const FIGURES = {
    name: 'Immobilienpreise im Landkreis Celle',
    description: 'Was Häuser und Wohnungen im Landkreis Celle je Quadratmeter kosten, mit Spanne.',
    ...{ address: CELLE.address, placeName: CELLE.name, years: ['2020', '2024'] as const },
    ...{ modified: '2026-11-22', technique: 'Hedonisches Modell aus Angebotspreisen' },
    measured: [
      { name: 'Angebotspreis von Häusern', value: 2100, from: 1500, to: 2900, unit: 'EUR/m²' },
    ],
  };
  const entry = dataset(FIGURES, { name: 'Haus', url: URL });

  test('say what they measure, where, when, by whom, and that they are free', () => {
    expect(entry).toMatchObject({
      ...{ '@type': 'Dataset', isAccessibleForFree: true, temporalCoverage: '2020/2024' },
      spatialCoverage: { '@id': place(CELLE)['@id'], name: 'Landkreis Celle' },
      creator: { '@type': 'Organization', name: 'Haus', url: URL },
      variableMeasured: [{ value: 2100, minValue: 1500, maxValue: 2900, unitText: 'EUR/m²' }],
    });
  });

  test('claim no licence, and nothing to download where there is nothing', () => {
    expect(entry).not.toHaveProperty('license');
    expect(entry).not.toHaveProperty('distribution');
    const json = `${URL}/api/prices/29221`;
    expect(dataset({ ...FIGURES, json }, { name: 'Haus', url: URL }).distribution).toEqual([
      { '@type': 'DataDownload', contentUrl: json, encodingFormat: 'application/json' },
    ]);
  });
});
