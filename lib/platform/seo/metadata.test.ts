import { metaDescription } from './metadata';
import { toJsonLd } from './json-ld';
import { load } from 'cheerio';
import { sitemapXml } from './sitemap';
import { escapeHtml } from './escape-html';

test.each([0, 1, 160])('%d characters stay', (count) => {
  expect(metaDescription('ä'.repeat(count))).toBe('ä'.repeat(count));
});

test.each([161, 1000])('of %d characters 157 stay, with three dots', (count) => {
  expect(metaDescription('ä'.repeat(count))).toBe(`${'ä'.repeat(157)}...`);
});

test('an emoji at the cut is not torn', () => {
  expect(metaDescription(`${'x'.repeat(156)}🏡🏡${'x'.repeat(10)}`)).toBe(
    `${'x'.repeat(156)}🏡...`,
  );
  expect(metaDescription('🏡'.repeat(160))).toBe('🏡'.repeat(160));
});

describe('structured data', () => {
  const read = (json: string) => JSON.parse(json);

  test.each(['</script>', '</SCRIPT >', '<!--', '<script>', ']]>', '&lt;', '\u2028', '\u2029'])(
    'in a script element %j ends nothing and stays what it is',
    (text) => {
      const json = toJsonLd([{ '@type': 'Thing', name: text }]);
      expect(json).not.toMatch(/[<>&\u2028\u2029]/);
      expect(read(json)['@graph'][0].name).toBe(text);
    },
  );
});

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

test('a sitemap: addresses are written as the protocol wants them, with the day of the last change', () => {
  const xml = sitemapXml('urlset', [
    { url: 'https://haus.example/a?b=1&c=<2>', lastModified: new Date('2026-11-22T00:00:00Z') },
    { url: 'https://haus.example/' },
  ]);
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset /);
  const $ = load(xml, { xml: true });
  expect($('urlset').attr('xmlns')).toBe(NAMESPACE);
  expect(
    $('urlset > url > loc')
      .toArray()
      .map((node) => $(node).text()),
  ).toEqual(['https://haus.example/a?b=1&c=<2>', 'https://haus.example/']);
  expect($('url').first().find('lastmod').text()).toBe('2026-11-22T00:00:00.000Z');
  expect($('url').last().find('lastmod')).toHaveLength(0);
});

test.each([
  ['<script>', '&lt;script&gt;'],
  ['"x" & \'y\'', "&quot;x&quot; &amp; 'y'"],
  ['&amp;', '&amp;amp;'],
  ['Käufer zahlen 7 %', 'Käufer zahlen 7 %'],
])('%s is written as %s', (text, html) => {
  expect(escapeHtml(text)).toBe(html);
});
