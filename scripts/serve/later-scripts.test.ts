import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIRST_SCRIPT } from '../../lib/platform/http/generated/first-script';
import { pageSecurityPolicy } from '../../lib/platform/http/security-policy';
import {
  isPostponed,
  isWrittenAsExpected,
  postponeScripts,
  requireKnownPages,
  TESTED_NEXT,
} from './later-scripts';

const POLICY = pageSecurityPolicy({ development: false });

const PAGE = [
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/>',
  '<link rel="preload" href="/font.woff2" as="font"/>',
  `<script>${FIRST_SCRIPT}</script><script src="/_next/old.js" noModule=""></script>`,
  '<script src="/_next/a.js" async=""></script><script src="/_next/b.js" async=""></script>',
  '<p>Überall</p><script id="_R_">(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push(["\\u003cscript src=\\"/_next/c.js\\" async=\\"\\">"])</script>',
].join('');

const POSTPONED = [
  '<link rel="ignored" as="script" fetchPriority="low" href="/_next/a.js"/>',
  '<link rel="preload" href="/font.woff2" as="font"/>',
  `<script>${FIRST_SCRIPT}</script><script src="/_next/old.js" noModule=""></script>`,
  '<script data-s="/_next/a.js" async></script><script data-s="/_next/b.js" async></script>',
  '<p>Überall</p><script id="_R_">(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push(["\\u003cscript src=\\"/_next/c.js\\" async=\\"\\">"])</script>',
].join('');

test('a page keeps its scripts and its length, but nothing in it fetches them', () => {
  expect(postponeScripts(PAGE)).toBe(POSTPONED);
  expect(POSTPONED).toHaveLength(PAGE.length);
});

describe('the installed Next', () => {
  const read = (path: string) => readFileSync(`node_modules/next/${path}`, 'utf8');

  test('is the one that this was tested with', () => {
    expect(JSON.parse(read('package.json')).version).toBe(TESTED_NEXT);
  });

  test('marks pages made ahead of time with the header that is waited for', () => {
    expect(read('dist/client/components/app-router-headers.js')).toContain(
      "NEXT_IS_PRERENDER_HEADER = 'x-nextjs-prerender'",
    );
  });

  test('renders scripts and hints, by its own copy of React, in the words that are looked for', async () => {
    const program = `
      const React = require('next/dist/compiled/react');
      const { prerender } = require('next/dist/compiled/react-dom/static.edge');
      const chunk = (src) => React.createElement('script', { src, async: true });
      const page = React.createElement('html', null,
        React.createElement('head', null, chunk('/_next/a.js')),
        React.createElement('body', null, chunk('/_next/b.js')));
      prerender(page, { bootstrapScriptContent: 'first()', bootstrapScripts: [{ src: '/_next/main.js' }] })
        .then(({ prelude }) => new Response(prelude).text())
        .then((html) => process.stdout.write(html));`;
    const html = execFileSync(process.execPath, ['--eval', program], { encoding: 'utf8' });
    expect(html).toContain('<script src="/_next/main.js"');
    expect(isWrittenAsExpected(html)).toBe(true);
    expect(isPostponed(postponeScripts(html))).toBe(true);
    expect(postponeScripts(html)).not.toContain('<link rel="preload" as="script"');
  });
});

describe('a build is refused', () => {
  const build = mkdtempSync(join(tmpdir(), 'portal-pages-'));
  mkdirSync(join(build, 'server/app/further'), { recursive: true });
  afterAll(() => rmSync(build, { recursive: true }));
  const page = (html: string) => writeFileSync(join(build, 'server/app/further/a.html'), html);

  test('where no page was made ahead of time', () => {
    expect(() => requireKnownPages(build, POLICY)).toThrow(/no page was made ahead of time/);
  });

  test('not where its pages are written as they are looked for', () => {
    page(PAGE);
    requireKnownPages(build, POLICY);
  });

  test('for another version, even one whose pages look the same', () => {
    page(PAGE);
    expect(() => requireKnownPages(build, POLICY, '99.0.0')).toThrow(/^This is Next 99\.0\.0/);
  });

  test.each([
    ['names a script in other words', PAGE.replace('async=""', 'async')],
    ['puts its attributes in another order', PAGE.replace(/(src="[^"]*") async=""/, 'async="" $1')],
    [
      'hints in another order',
      PAGE.replace('rel="preload" as="script"', 'as="script" rel="preload"'),
    ],
    ['has no script', '<p>Überall</p>'],
    ['runs what is not known', `${PAGE}<script>alert(1)</script>`],
  ])('where a page %s', (_what, html) => {
    page(html);
    expect(() => requireKnownPages(build, POLICY)).toThrow(/differently .*: further\/a\.html\./);
  });
});
