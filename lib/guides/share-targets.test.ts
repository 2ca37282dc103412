import { mailHref, SHARE_TARGETS } from './share-targets';

const PAGE = { title: 'Käufer & Makler: 50 % + 1', url: 'https://haus.example/ratgeber/a?b=1&c=2' };

test.each([
  ['Facebook', 'https://www.facebook.com/sharer/sharer.php', { u: PAGE.url }],
  ['Twitter', 'https://twitter.com/intent/tweet', { text: PAGE.title, url: PAGE.url }],
  ['WhatsApp', 'https://wa.me/', { text: `${PAGE.title} ${PAGE.url}` }],
  ['LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/', { url: PAGE.url }],
])('%s gets title and address whole', (name, address, parameters) => {
  const href = SHARE_TARGETS.find((target) => target.name === name)?.href(PAGE) ?? '';
  const { origin, pathname, searchParams } = new URL(href);
  expect(origin + pathname).toBe(address);
  expect(Object.fromEntries(searchParams)).toEqual(parameters);
});

test('a mail has subject and body filled in, and no + for a space', () => {
  const href = mailHref(PAGE);
  expect(href).toMatch(/^mailto:\?subject=[^&]+&body=[^&]+$/);
  expect(href).not.toContain('+');
  const [subject = '', body = ''] = href.replace('mailto:?subject=', '').split('&body=');
  expect(decodeURIComponent(subject)).toBe(PAGE.title);
  expect(decodeURIComponent(body)).toBe(
    `Dieser Artikel könnte Sie interessieren:\n\n${PAGE.title}\n${PAGE.url}\n`,
  );
});
