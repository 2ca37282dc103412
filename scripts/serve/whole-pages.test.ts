import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pageSecurityPolicy } from '../../lib/platform/http/security-policy';
import { withHashes } from './script-hashes';
import { finishPages } from './whole-pages';

const DATA = '(self.__next_f=self.__next_f||[]).push([0])';
const page = (script: string) =>
  `${script}</script><p>Überall</p><script>alert(1)</script><script id="_R_">${DATA}</script>`;
const PAGE = page('<script src="/_next/a.js" async="">');
const POSTPONED = page('<script data-s="/_next/a.js" async>');
const HALF = Buffer.byteLength(PAGE.slice(0, PAGE.indexOf('berall'))) - 1;

const COMMON = pageSecurityPolicy({ development: false });
const WITH_NONCE = pageSecurityPolicy({ nonce: 'abc', development: false });
const WITH_HASH = withHashes(COMMON, PAGE);

/** What a server sends that answers as the given function does, and the policy that stands before. */
async function answered(
  write: (response: ServerResponse) => unknown,
  { policy = COMMON, method = 'GET' } = {},
) {
  const server = createServer((_request, response) => {
    finishPages(response);
    response.setHeader('Content-Security-Policy', policy);
    write(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}`, { method });
  const { status, headers } = answer;
  const text = await answer.text();
  server.close();
  const length = headers.get('Content-Length');
  return {
    ...{ status, text, length: length && Number(length) },
    policy: headers.get('Content-Security-Policy'),
  };
}

/** Answers as Next does with a page made ahead of time. */
function sendWhole(response: ServerResponse, whole: string | null = PAGE, type = 'text/html; x') {
  response.setHeader('x-nextjs-prerender', '1');
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Length', Buffer.byteLength(PAGE));
  response.end(whole);
}

/**
 * And with one that is rendered now, in pieces; the first ends within a letter.
 * @returns whether it left before the second
 */
function sendInPieces(response: ServerResponse, type = 'text/html') {
  const bytes = Buffer.from(PAGE);
  response.setHeader('Content-Type', type);
  response.flushHeaders();
  response.write(bytes.subarray(0, HALF));
  const hasLeft = response.headersSent;
  response.write(bytes.subarray(HALF));
  response.end();
  return hasLeft;
}

test('a page made ahead of time is sent without its scripts, at the announced length, with its hashes', async () => {
  const { text, length, policy } = await answered((response) => sendWhole(response));
  expect(text).toBe(POSTPONED);
  expect(length).toBe(Buffer.byteLength(PAGE));
  expect(policy).toBe(WITH_HASH);
});

test('hashes take the place of a nonce that a page made ahead of time cannot know', async () => {
  const { policy } = await answered((response) => sendWhole(response), { policy: WITH_NONCE });
  expect(policy).toBe(WITH_HASH);
});

test('a page that is rendered now without a nonce is sent as it is, but whole and with its hashes', async () => {
  expect(await answered((response) => sendInPieces(response))).toMatchObject({
    text: PAGE,
    policy: WITH_HASH,
  });
});

test('a page with a nonce is sent as it is made', async () => {
  let hasLeft = false;
  const { text, policy } = await answered(
    (response) => {
      hasLeft = sendInPieces(response);
    },
    { policy: WITH_NONCE },
  );
  expect([text, policy, hasLeft]).toEqual([PAGE, WITH_NONCE, true]);
});

test.each([
  ['data of a page', (response: ServerResponse) => sendWhole(response, PAGE, 'text/x-component')],
  ['an answer of the API', (response: ServerResponse) => sendInPieces(response, 'text/plain')],
])('%s is sent as it is', async (_what, write) => {
  expect(await answered(write)).toMatchObject({ text: PAGE, policy: COMMON });
});

test('who asks for the head alone is told the length, and of no script that the page has', async () => {
  const write = (response: ServerResponse) => sendWhole(response, null);
  expect(await answered(write, { method: 'HEAD' })).toMatchObject({
    text: '',
    length: Buffer.byteLength(PAGE),
    policy: COMMON,
  });
});

test('who has a page already keeps the policy that came with it', async () => {
  const known = await answered((response) => {
    response.setHeader('x-nextjs-prerender', '1');
    response.statusCode = 304;
    response.end();
  });
  expect(known).toMatchObject({ status: 304, policy: null });
});
