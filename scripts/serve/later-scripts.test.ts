import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { paintBeforeScripts, postponeScripts } from './later-scripts';

const PAGE = [
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/>',
  '<link rel="preload" href="/font.woff2" as="font"/>',
  '<script>first()</script><script src="/_next/old.js" noModule=""></script>',
  '<script src="/_next/a.js" async=""></script><script src="/_next/b.js" async=""></script>',
  '<script>push("\\u003cscript src=\\"/_next/c.js\\" async=\\"\\">")</script><p>Überall</p>',
].join('');

const POSTPONED = [
  '<link rel="ignored" as="script" fetchPriority="low" href="/_next/a.js"/>',
  '<link rel="preload" href="/font.woff2" as="font"/>',
  '<script>first()</script><script src="/_next/old.js" noModule=""></script>',
  '<script data-s="/_next/a.js" async></script><script data-s="/_next/b.js" async></script>',
  '<script>push("\\u003cscript src=\\"/_next/c.js\\" async=\\"\\">")</script><p>Überall</p>',
].join('');

test('a page keeps its scripts and its length, but nothing in it fetches them', () => {
  expect(postponeScripts(PAGE)).toBe(POSTPONED);
  expect(POSTPONED).toHaveLength(PAGE.length);
});

/** What a server sends that answers as the given function does. */
async function answered(answer: (response: ServerResponse) => void) {
  const server = createServer((_request, response) => {
    paintBeforeScripts(response);
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}`);
  const text = await response.text();
  server.close();
  return { status: response.status, length: response.headers.get('Content-Length'), text };
}

/** Answers as Next does with a page made ahead of time. */
function sendPage(response: ServerResponse, type: string, page: string | null) {
  response.setHeader('x-nextjs-prerender', '1');
  response.setHeader('Content-Type', type);
  if (page) response.setHeader('Content-Length', Buffer.byteLength(page));
  response.end(page);
}

test('a page made ahead of time is sent without, at the announced length', async () => {
  const { text, length } = await answered((response) =>
    sendPage(response, 'text/html; charset=utf-8', PAGE),
  );
  expect(text).toBe(POSTPONED);
  expect(Number(length)).toBe(Buffer.byteLength(PAGE));
});

test.each([
  ['its data', (response: ServerResponse) => sendPage(response, 'text/x-component', PAGE), PAGE],
  ['no page at all', (response: ServerResponse) => sendPage(response, 'text/html', null), ''],
  ['a page of this request', (response: ServerResponse) => response.end(PAGE), PAGE],
])('%s is sent as it is', async (_what, answer, expected) => {
  expect((await answered(answer)).text).toBe(expected);
});
