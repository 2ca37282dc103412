import { createHash } from 'node:crypto';

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

/** What a browser runs that stands in the page itself. Data, e.g. for search engines, it does not run. */
const INLINE =
  /<script\b(?![^>]* (?:src|data-s)=|[^>]* type="application\/ld\+json")[^>]*>([^]*?)<\/script>/g;
const inlineIn = (html: string) => [...html.matchAll(INLINE)].map(([, script = '']) => script);

/** With this React ends what it has made of a page first. All that follows is written by Next and React. */
const BOOTSTRAP = '<script id="_R_">';

/** Notes when the page was first painted; stands before the other scripts where a part comes late. */
const SHELL_TIME = 'requestAnimationFrame(function(){$RT=performance.now()});';

/** Tells the loader of chunks which ones a page needs. */
const CHUNKS =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((.*)\);$/;
const CHUNK = /^static\/chunks\/[\w~.-]+\.js$/;

/** The data of a page, and the state of a form that was sent without scripts. */
const DATA = /^self\.__next_f\.push\((.*)\)$/;
const DATA_BEGIN = '(self.__next_f=self.__next_f||[]).push([0])';

/** Puts a part that comes late where it belongs; before the first one stands how that is done. */
const LATE_PART = /^([^]*)\$R[CS]\("[BS]:[\da-f]+","[SP]:[\da-f]+"\)$/;
/** Hashes of how it is done, `$RC` and `$RS`, as React writes it. */
const HOW_IT_IS_DONE = [
  'ejxEGil7Q2jnFo9T1EMjhzsRoWDTVn8tRpUYd4XCJkY=',
  'rkPyhj2kmK5uKX6SivS3u1ga+pNajy8xBWBiEPXhNMA=',
];

function strictJson(text = ''): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function namesChunks(script: string): boolean {
  const { otherChunks, runtimeModuleIds, ...more } = Object(strictJson(CHUNKS.exec(script)?.[1]));
  return (
    Array.isArray(otherChunks) &&
    otherChunks.every((chunk) => typeof chunk === 'string' && CHUNK.test(chunk)) &&
    Array.isArray(runtimeModuleIds) &&
    runtimeModuleIds.every(Number.isInteger) &&
    Object.keys(more).length === 0
  );
}

function holdsData(script: string): boolean {
  if (script === DATA_BEGIN) return true;
  const data = script.startsWith(`${DATA_BEGIN};`) ? script.slice(DATA_BEGIN.length + 1) : script;
  return Array.isArray(strictJson(DATA.exec(data)?.[1]));
}

function showsLatePart(script: string): boolean {
  const how = LATE_PART.exec(script)?.[1];
  return how === '' || (how !== undefined && HOW_IT_IS_DONE.includes(hashOf(how)));
}

/** Whether a script is written exactly as Next or React write theirs, so that nothing in it can be anybody's. */
const isTheirs = (script: string) =>
  namesChunks(script) || holdsData(script) || showsLatePart(script);

/**
 * The SHA-256, base64, of each inline script of a page that may run beside the first one. What was put into a
 * page by somebody else is none of them: it is written differently, or stands before the scripts of Next.
 */
export function scriptHashes(html: string): string[] {
  const begin = html.lastIndexOf(BOOTSTRAP);
  if (begin < 0) return [];
  const scripts = inlineIn(html.slice(begin)).filter(isTheirs);
  if (html.includes(`<script>${SHELL_TIME}</script>`)) scripts.push(SHELL_TIME);
  return [...new Set(scripts.map(hashOf))];
}

const source = (hash: string) => `'sha256-${hash}'`;

/**
 * A policy that lets the scripts of a page run, beside what it allows already. A nonce is of one visitor, and
 * what is the same for everybody cannot carry it.
 */
export const withHashes = (policy: string, html: string): string =>
  policy
    .replace(/ 'nonce-[^']*'| 'strict-dynamic'/g, '')
    .replace(/script-src [^;]*/, (sources) =>
      [sources, ...scriptHashes(html).map(source)].join(' '),
    );

/** The beginnings of the inline scripts of a page that its policy would not let run. */
export const refusedScripts = (html: string, policy: string): string[] =>
  inlineIn(html)
    .filter((script) => !policy.includes(source(hashOf(script))))
    .map((script) => script.slice(0, 80));
