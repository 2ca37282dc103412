import type { ServerResponse } from 'node:http';
import { withHashes } from './script-hashes';

/** How Next marks the answer with a page that was made ahead of time, and with its data. */
const PRERENDERED = 'x-nextjs-prerender';

const POLICY = 'Content-Security-Policy';

const isHtml = (type: unknown) => String(type).startsWith('text/html');

/** Whether an answer is a page whose scripts run by their hashes, for which it has to be seen as a whole. */
const isSeenWhole = (response: ServerResponse) =>
  isHtml(response.getHeader('Content-Type')) &&
  (response.hasHeader(PRERENDERED) || !String(response.getHeader(POLICY)).includes("'nonce-"));

/**
 * Has a page made ahead of time tell shared caches, of which this server is the first, how long it may be
 * shown: Next says from when on it is made anew and how long it may be shown until then, as if it were
 * new. How old it is we know only so far.
 */
export function tellHowLong(response: ServerResponse): void {
  // Data of a page that are made for the first time may be streamed, and their headers have left.
  if (response.headersSent) return;
  const [, fresh, more] =
    /^s-maxage=(\d+)(?:, stale-while-revalidate=(\d+))?$/.exec(
      String(response.getHeader('Cache-Control')),
    ) ?? [];
  if (fresh === undefined) return;
  const isStale = response.getHeader('x-nextjs-cache') === 'STALE';
  response.setHeader('Cache-Control', `s-maxage=${isStale ? 0 : (more ?? 0)}`);
}

/**
 * Finishes pages before they leave: each one that has no nonce is told which scripts may run, by their
 * hashes; what was made ahead of time tells caches how long it may be shown. See
 * docs/decisions/030-script-hashes.md.
 */
export function finishPages(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) => {
    setHeader(name, value);
    const isPage = name.toLowerCase() === 'content-type' && isHtml(value);
    if (name !== PRERENDERED && !isPage) return response;
    response.setHeader = setHeader;
    // Only now: Next has put its compression in front of the answer, and the page comes before that.
    finishAtEnd(response);
    return response;
  };
}

function finishAtEnd(response: ServerResponse): void {
  const flushHeaders = response.flushHeaders.bind(response);
  const write = response.write.bind(response) as (...args: unknown[]) => boolean;
  const end = response.end.bind(response) as (...args: unknown[]) => typeof response;
  const streamed: Buffer[] = [];

  response.flushHeaders = () => {
    if (!isSeenWhole(response)) flushHeaders();
  };
  response.write = (chunk: string | Uint8Array, ...rest: unknown[]) => {
    if (!isSeenWhole(response)) return write(chunk, ...rest);
    streamed.push(Buffer.from(chunk as string));
    return true;
  };
  response.end = (last?: unknown, ...rest: unknown[]) => {
    if (response.hasHeader(PRERENDERED)) tellHowLong(response);
    // Whoever has the page has its policy; another one would take its place in the browser.
    if (response.statusCode === 304) response.removeHeader(POLICY);
    if (!isSeenWhole(response)) return end(last, ...rest);
    if (streamed.length > 0) {
      if (last) streamed.push(Buffer.from(last as string));
      return end(withPolicy(response, Buffer.concat(streamed).toString()), ...rest);
    }
    if (typeof last !== 'string') return end(last, ...rest);
    return end(withPolicy(response, last), ...rest);
  };
}

/** A page, whose answer is told which of its scripts may run. */
function withPolicy(response: ServerResponse, page: string): string {
  const policy = response.getHeader(POLICY);
  if (policy) response.setHeader(POLICY, withHashes(String(policy), page));
  return page;
}
