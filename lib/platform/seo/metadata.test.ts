import { pageMetadata, metaDescription } from './metadata';

const PAGE = { title: 'Ratgeber', description: 'x'.repeat(161), path: '/ratgeber' };
const SHORT = `${'x'.repeat(157)}...`;

test('a page has a canonical address, a short description and the feed', () => {
  expect(pageMetadata(PAGE)).toMatchObject({
    title: 'Ratgeber',
    description: SHORT,
    alternates: {
      canonical: '/ratgeber',
      types: { 'application/atom+xml': [{ url: '/ratgeber/feed.xml' }] },
    },
    openGraph: {
      type: 'website',
      title: 'Ratgeber',
      description: SHORT,
      url: '/ratgeber',
      locale: 'de_DE',
    },
    twitter: { card: 'summary_large_image' },
  });
});

test.each([
  [undefined, '/vorschau.png'],
  ['/ratgeber/a/vorschau.png', '/ratgeber/a/vorschau.png'],
])('with the preview %p it shows %s', (preview, url) => {
  const { openGraph } = pageMetadata({ ...PAGE, preview });
  expect(openGraph.images).toEqual([{ url, width: 1200, height: 630, alt: 'Ratgeber' }]);
});

test('an article says when it was published and changed', () => {
  const published = new Date('2026-11-18T07:00:00Z');
  const modified = new Date('2026-11-19T07:00:00Z');
  expect(pageMetadata({ ...PAGE, article: { published, modified } }).openGraph).toMatchObject({
    type: 'article',
    publishedTime: '2026-11-18T07:00:00.000Z',
    modifiedTime: '2026-11-19T07:00:00.000Z',
  });
});

test.each([0, 1, 159, 160])('%d characters stay', (count) => {
  expect(metaDescription('ä'.repeat(count))).toBe('ä'.repeat(count));
});

test.each([161, 162, 1000])('of %d characters 157 stay, with three dots', (count) => {
  expect(metaDescription('ä'.repeat(count))).toBe(`${'ä'.repeat(157)}...`);
});

test('an emoji at the cut is not torn', () => {
  expect(metaDescription(`${'x'.repeat(156)}🏡🏡${'x'.repeat(10)}`)).toBe(
    `${'x'.repeat(156)}🏡...`,
  );
  expect(metaDescription('🏡'.repeat(160))).toBe('🏡'.repeat(160));
});

test('lines and spaces become one space each', () => {
  expect(metaDescription('  Eine\n\tzweite   Zeile ')).toBe('Eine zweite Zeile');
});
