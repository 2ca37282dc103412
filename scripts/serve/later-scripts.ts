import type { ServerResponse } from 'node:http';

/** How Next marks the answer with a page that was made ahead of time. */
const PRERENDERED = 'x-nextjs-prerender';

/** A script that React fetches at once, and the hint that would have it fetched even earlier. */
const SCRIPT = /<script src="([^"]*)" async=""/g;
const HINT = /<link rel="preload" as="script"/g;

/**
 * Takes from a page what makes a browser fetch its scripts; the first script of the page
 * (lib/http/first-script.ts) fetches them after the first paint. The page stays exactly as long, so
 * that its announced length holds, for HEAD too.
 */
export function postponeScripts(html: string): string {
  return html
    .replace(SCRIPT, (_whole, address: string) => `<script data-s="${address}" async`)
    .replace(HINT, '<link rel="ignored" as="script"');
}

/**
 * Has the scripts of a page made ahead of time fetched after its first paint. Next names such a page
 * in a header before it ends the answer with the whole of it; what is rendered at each request is
 * streamed and stays as it is. See docs/decisions/012-scripts-after-the-paint.md.
 */
export function paintBeforeScripts(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) => {
    setHeader(name, value);
    if (name !== PRERENDERED) return response;
    response.setHeader = setHeader;
    // Only now: Next has put its compression in front of the answer, and the page comes before that.
    const end = response.end.bind(response) as (
      page?: unknown,
      ...rest: unknown[]
    ) => typeof response;
    response.end = (page?: unknown, ...rest: unknown[]) =>
      end(typeof page === 'string' && isPage(response) ? postponeScripts(page) : page, ...rest);
    return response;
  };
}

/** The same header also names the data of such a page, which are no HTML. */
const isPage = (response: ServerResponse) =>
  String(response.getHeader('Content-Type')).startsWith('text/html');
