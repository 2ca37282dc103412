import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Transfer } from './weights';

/** A request that is under way. */
type Request = Omit<Transfer, 'head' | 'body'> & { head?: number };

/** Milliseconds without any traffic after which a page counts as loaded. */
const QUIET_MS = 1000;
const PATIENCE_MS = 30_000;

/** Bytes of an answer: the size of its head is known when the body begins to arrive. */
const transfer = (
  { url, type, mimeType, encoding }: Request,
  head: number,
  total: number,
): Transfer => ({
  url,
  type,
  mimeType,
  encoding,
  head,
  body: Math.max(0, total - head),
});

const encodingOf = (headers: Record<string, string>) =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-encoding')?.[1];

/** Writes down what a page transfers from now on. */
export async function watchNetwork(
  page: Page,
): Promise<{ transfers: Transfer[]; failed: string[]; idle: () => Promise<void> }> {
  const session = await page.context().newCDPSession(page);
  const open = new Map<string, Request>();
  const transfers: Transfer[] = [];
  const failed: string[] = [];
  let lastChange = performance.now();
  const noted =
    <Details extends { requestId: string }>(
      listener: (details: Details, request?: Request) => void,
    ) =>
    (details: Details) => {
      lastChange = performance.now();
      listener(details, open.get(details.requestId));
    };

  session.on(
    'Network.requestWillBeSent',
    noted(({ requestId, request, type, redirectResponse }, redirected) => {
      if (redirected && redirectResponse) {
        const { encodedDataLength } = redirectResponse;
        transfers.push(transfer({ url: redirected.url }, encodedDataLength, encodedDataLength));
      }
      if (/^https?:/.test(request.url)) open.set(requestId, { url: request.url, type });
    }),
  );
  session.on(
    'Network.responseReceived',
    noted(({ type, response }, request) => {
      if (!request) return;
      const encoding = encodingOf(response.headers);
      const { mimeType, encodedDataLength: head } = response;
      Object.assign(request, { type, mimeType, encoding, head });
    }),
  );
  session.on(
    'Network.requestServedFromCache',
    noted(({ requestId }) => open.delete(requestId)),
  );
  session.on(
    'Network.loadingFinished',
    noted(({ requestId, encodedDataLength }, request) => {
      if (request) transfers.push(transfer(request, request.head ?? 0, encodedDataLength));
      open.delete(requestId);
    }),
  );
  session.on(
    'Network.loadingFailed',
    noted(({ requestId, errorText, canceled }, request) => {
      if (request && !canceled) failed.push(`${request.url} (${errorText})`);
      open.delete(requestId);
    }),
  );
  await session.send('Network.enable');
  // A bare Next app knows nothing smaller, and sizes are compared with its own.
  await session.send('Network.setExtraHTTPHeaders', {
    headers: { 'Accept-Encoding': 'gzip, deflate' },
  });

  return {
    transfers,
    failed,
    /** Resolves when nothing is under way and nothing has happened for a while from now on. */
    idle: async () => {
      lastChange = performance.now();
      const deadline = performance.now() + PATIENCE_MS;
      while (!page.isClosed() && (open.size > 0 || performance.now() - lastChange < QUIET_MS)) {
        if (performance.now() > deadline) {
          const urls = [...open.values()].map(({ url }) => url);
          throw new Error(`${page.url()} does not come to rest. Under way: ${urls.join(', ')}`);
        }
        await pause(50);
      }
    },
  };
}
