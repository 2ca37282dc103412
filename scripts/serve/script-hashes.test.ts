import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { FIRST_SCRIPT } from '../../lib/platform/http/generated/first-script';
import { pageSecurityPolicy } from '../../lib/platform/http/security-policy';
import * as hashes from './script-hashes';

const { scriptHashes } = hashes;
const POLICY = pageSecurityPolicy({ development: false });
const refusedScripts = (html: string) =>
  hashes.refusedScripts(html, hashes.withHashes(POLICY, html));

const hashOf = (script: string) => createHash('sha256').update(script).digest('base64');

const CHUNKS =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/0a_b-c.js"],"runtimeModuleIds":[494553]});';
const BEGIN = '(self.__next_f=self.__next_f||[]).push([0])';
const DATA = String.raw`self.__next_f.push([1,"1:\"$Sreact.fragment\"\n\u003cscript>\u2028"])`;
const FORM = `${BEGIN};self.__next_f.push([2,[{"values":{"name":"A"}},"60ae"]])`;

const script = (text: string) => `<script>${text}</script>`;

/** A page as Next writes it, with something in its text and something behind its scripts. */
const page = ({ inText = '', behind = '' } = {}) =>
  [
    script(FIRST_SCRIPT),
    '<script src="/_next/static/chunks/a.js" async=""></script><script data-s="/b.js" async></script>',
    '<script type="application/ld+json">{"@type":"Article"}</script>',
    `<p>Überall ${inText}</p>`,
    `<script id="_R_">${CHUNKS}</script>`,
    script(BEGIN),
    script(DATA),
    behind,
  ].join('');

const OWN = [CHUNKS, BEGIN, DATA].map(hashOf);

test('the scripts of Next may run, each named once, and nothing is refused', () => {
  expect(scriptHashes(page())).toEqual(OWN);
  expect(scriptHashes(page({ behind: script(DATA) }))).toEqual(OWN);
  expect(refusedScripts(page())).toEqual([]);
});

test('the state of a form that was sent may run', () => {
  expect(scriptHashes(page({ behind: script(FORM) }))).toContain(hashOf(FORM));
});

test.each([
  ['somebody else has written', 'alert(1)'],
  ['runs on behind the data', `${DATA};alert(1)`],
  ['runs on behind the beginning', `${BEGIN};alert(1)`],
  ['runs before the data', `alert(1);${DATA}`],
  ['calls within the data', 'self.__next_f.push([1,alert(1)])'],
  ['calls within a template', 'self.__next_f.push([1,`${alert(1)}`])'],
  ['has data in single quotes', "self.__next_f.push([1,'a'])"],
  ['has a comma too many', 'self.__next_f.push([1,"a",])'],
  ['has no list', 'self.__next_f.push({"a":1})'],
  ['has two lists', 'self.__next_f.push([1],[2])'],
  ['has a comment', 'self.__next_f.push([1]/**/)'],
  ['has a line of its own', `\n${DATA}`],
  ['fetches chunks from elsewhere', CHUNKS.replace('static/chunks/0a', '//evil.example/0a')],
  ['fetches chunks from above', CHUNKS.replace('0a_b-c.js', '../../api/a.js')],
  ['names modules by an expression', CHUNKS.replace('494553', 'alert(1)')],
  ['tells the loader more', CHUNKS.replace('{', '{"a":1,')],
  ['moves parts in another way', 'alert(1);$RC("B:0","S:0")'],
  ['moves parts by an expression', '$RC("B:0",alert(1))'],
])('what %s may not run', (_what, text) => {
  const html = page({ behind: script(text) });
  expect(scriptHashes(html)).toEqual(OWN);
  expect(refusedScripts(html)).toEqual([text.slice(0, 80)]);
});

test.each([
  ['in the words of Next', script('self.__next_f.push([1,"0:evil"])')],
  ['behind a beginning of its own', `<script id="_R_">x</script>${script('$RC("B:0","S:0")')}`],
  ['in other letters', '<SCRIPT>alert(1)</SCRIPT>'],
  ['with an attribute', '<script nonce="">alert(1)</script>'],
])('what stands in the text %s may not run', (_how, inText) => {
  expect(scriptHashes(page({ inText }))).toEqual(OWN);
});

test('a page without scripts of Next has none that may run', () => {
  expect(scriptHashes(script(DATA))).toEqual([]);
});

test('parts that React shows late, by its own copy in Next, may run', () => {
  const program = `
    const { createElement, Suspense, use } = require('next/dist/compiled/react');
    const { renderToReadableStream } = require('next/dist/compiled/react-dom/server.edge');
    const late = (turns) => new Promise((resolve) => {
      const wait = (left) => (left ? setImmediate(wait, left - 1) : resolve(turns));
      wait(turns);
    });
    const one = late(50);
    const two = late(500);
    const One = () => createElement('p', null, use(one));
    const Two = () => createElement('p', null, use(two));
    const page = createElement('html', null, createElement('body', null,
      createElement(Suspense, null, createElement(One), createElement(Two)),
      createElement(Suspense, null, createElement(One))));
    renderToReadableStream(page, { bootstrapScriptContent: ${JSON.stringify(CHUNKS)} })
      .then((stream) => new Response(stream).text())
      .then((html) => process.stdout.write(html));`;
  const env = { ...process.env, NODE_ENV: 'production' as const };
  const html = execFileSync(process.execPath, ['--eval', program], { encoding: 'utf8', env });
  for (const one of ['$RC=', '$RS=', '<script>$RC(', '<script>requestAnimationFrame(']) {
    expect(html).toContain(one);
  }
  expect(refusedScripts(html)).toEqual([]);
});
