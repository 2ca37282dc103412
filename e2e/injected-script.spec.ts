import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { finishPages } from '../scripts/serve/whole-pages';
import { expect, test } from './support/test';

const RUNS = 'window.injected = (window.injected ?? 0) + 1';
/** What runs by itself in a page without a policy. */
const INJECTED = [
  `<script>${RUNS}</script>`,
  `<script>self.__next_f.push([0, ${RUNS}])</script>`,
  `<img src="data:," onerror="${RUNS}">`,
].join('');
/** Only where a text stands: behind its own scripts a page would do without them. */
const LIKE_NEXT = `<script id="_R_">${RUNS}</script>`;

/** Serves the pages of a portal with something put into them before the server finishes them. */
async function serveInjected(portal: string) {
  const server = createServer(async (request, response) => {
    const { headers, body } = await fetch(portal + request.url);
    const type = headers.get('content-type') ?? '';
    if (!type.startsWith('text/html')) {
      response.setHeader('Content-Type', type);
      return response.end(Buffer.from(await new Response(body).arrayBuffer()));
    }
    finishPages(response);
    response.setHeader('Content-Security-Policy', headers.get('content-security-policy') ?? '');
    response.setHeader('Content-Type', type);
    const html = await new Response(body).text();
    const injected = html
      .replace('</h1>', `</h1>${INJECTED}${LIKE_NEXT}`)
      .replace('</body>', `${INJECTED}</body>`);
    return response.end(injected);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => server.close(),
  };
}

test.use({ proxied: false });

for (const address of ['/ratgeber/energieausweis', '/ratgeber?search=notar']) {
  test(`a script that somebody else put into ${address} does not run, and the page comes to life`, async ({
    page,
    portal,
  }) => {
    const server = await serveInjected(portal.url);
    await page.addInitScript(() => {
      const refused: string[] = [];
      Object.assign(window, { refused });
      document.addEventListener('securitypolicyviolation', (event) =>
        refused.push(event.effectiveDirective),
      );
    });
    await page.goto(server.url + address);
    // React makes anew what it does not find as it was, and with it the class that the first script has set.
    await expect(page.locator('[data-alive]')).toBeAttached();
    const { injected, refused } = await page.evaluate(() => {
      const { injected, refused } = window as never as { injected?: number; refused: string[] };
      return { injected, refused };
    });
    expect(injected).toBeUndefined();
    expect(refused.filter((directive) => directive === 'script-src-elem')).toHaveLength(5);
    expect(refused.filter((directive) => directive === 'script-src-attr')).toHaveLength(2);
    server.stop();
  });
}
