import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([^]*?)<\/script>/g;

/** What a browser runs that stands in the page itself. Data for search engines it does not run. */
const inlineScripts = (html: string) =>
  [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', text = '']) =>
    /\ssrc=|\stype="application\/(?:ld\+)?json"/.test(attributes) ? [] : [text],
  );

const sourceOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** A policy that names the inline scripts of a page, where it would let any run. */
export const withHashes = (policy: string, html: string): string =>
  policy.replace(/script-src [^;]*/, (sources) =>
    sources.replace("'unsafe-inline'", () =>
      [...new Set(inlineScripts(html).map(sourceOf))].join(' '),
    ),
  );

/** A page that does without scripts, and so needs no policy that allows any. */
export const withoutScripts = (html: string): string =>
  html.replace(SCRIPT, '').replace(/<link\b[^>]* as="script"[^>]*>/g, '');
