import { load } from 'cheerio';
import { sitemapXml } from './sitemap';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

test('addresses are written as the protocol wants them, with the day of the last change', () => {
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

test('a list of lists names its parts otherwise', () => {
  const $ = load(sitemapXml('sitemapindex', [{ url: 'https://haus.example/sitemaps/a.xml' }]), {
    xml: true,
  });
  expect($('sitemapindex > sitemap > loc').text()).toBe('https://haus.example/sitemaps/a.xml');
  expect($('sitemapindex').attr('xmlns')).toBe(NAMESPACE);
});
