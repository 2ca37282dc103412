import { article, breadcrumbs, faqPage, organization, toJsonLd } from './json-ld';

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
