import { load } from 'cheerio';
import { parseArgs } from 'node:util';
import { ownSentences, priceText, type PriceText, similarity } from './bench/price-texts';
import { runBench } from './bench/run-bench';
import { say } from './setup/run';

const USAGE =
  'npm run bench:prices -- --url http://127.0.0.1:3000   (a portal that was just started)';

const ROOT = '/immobilienpreise';
/** Statements that a page which is to be found must have for itself */
const OWN_AT_LEAST = 5;
/** Minutes in which all pages are made once */
const MINUTES = 10;
/** Asked for at a time, as by a search engine */
const AT_ONCE = 2;
const PAIRS = 500;

function readArguments(): string {
  const { values } = parseArgs({ options: { url: { type: 'string' } } });
  if (!values.url) throw new Error('--url is missing.');
  return new URL(values.url).origin;
}

interface Answer {
  status: number;
  text: string;
  milliseconds: number;
}

async function ask(address: string, signal: AbortSignal): Promise<Answer> {
  const from = performance.now();
  const response = await fetch(address, { signal, redirect: 'manual' });
  const text = await response.text();
  return { status: response.status, text, milliseconds: performance.now() - from };
}

/** Works through a list that grows meanwhile, a few at a time. */
async function workThrough(list: readonly string[], work: (path: string) => Promise<void>) {
  let next = 0;
  let running = 0;
  await new Promise<void>((resolve, reject) => {
    const go = () => {
      while (running < AT_ONCE && next < list.length) {
        running += 1;
        work(list[next++]!).then(() => {
          running -= 1;
          go();
        }, reject);
      }
      if (running === 0 && next >= list.length) resolve();
    };
    go();
  });
}

const levelOf = (path: string) => path.split('/').length - 2;
const LEVELS = ['country', 'states', 'districts', 'postcodes'];

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** The same pairs at each run. */
function* pairsOf(texts: readonly PriceText[]) {
  let state = 1;
  const next = () => {
    state = (state * 48271) % 2147483647;
    return state % texts.length;
  };
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const [one, other] = [next(), next()];
    if (one !== other) yield [texts[one]!, texts[other]!] as const;
  }
}

const doubles = (values: readonly string[]) => values.length - new Set(values).size;

async function listed(base: string, signal: AbortSignal): Promise<Set<string>> {
  const locations = (xml: string) =>
    load(xml, { xml: true })('loc')
      .toArray()
      .map((each) => new URL(load(each).text()).pathname);
  const parts = locations((await ask(`${base}/sitemap.xml`, signal)).text);
  const lists = await Promise.all(parts.map((part) => ask(`${base}${part}`, signal)));
  return new Set(
    lists.flatMap(({ text }) => locations(text)).filter((path) => path.startsWith(ROOT)),
  );
}

/** Asks for every page with prices by following links, and tells how alike, how fast and how whole they are. */
async function measure(base: string, signal: AbortSignal): Promise<boolean> {
  const texts: PriceText[] = [];
  const times: number[] = [];
  const dead: string[] = [];
  const seen = new Set([ROOT]);
  const elsewhere = new Set<string>();
  const list = [ROOT];
  const from = performance.now();
  await workThrough(list, async (path) => {
    const { status, text, milliseconds } = await ask(`${base}${path}`, signal);
    times.push(milliseconds);
    if (status !== 200) {
      dead.push(`${status} ${path}`);
      return;
    }
    const page = priceText(path, text);
    texts.push(page);
    for (const link of page.links) {
      const [target = ''] = link.split('?');
      if (!target.startsWith(`${ROOT}/`)) elsewhere.add(link);
      else if (!seen.has(target)) {
        seen.add(target);
        list.push(target);
      }
    }
    if (texts.length % 500 === 0) say(`${texts.length} of ${list.length} pages`);
  });
  const minutes = (performance.now() - from) / 60_000;
  await workThrough([...elsewhere], async (path) => {
    const { status } = await ask(`${base}${path}`, signal);
    if (status >= 400) dead.push(`${status} ${path}`);
  });
  const inSitemap = await listed(base, signal);
  const findable = texts.filter(({ isNoindex }) => !isNoindex);
  const unlisted = findable.filter(({ path }) => !inSitemap.has(path));
  const unfound = [...inSitemap].filter((path) => !findable.some((text) => text.path === path));
  const own = ownSentences(texts);
  const poor = texts.filter(({ isNoindex }, at) => !isNoindex && own[at]! < OWN_AT_LEAST);
  say(`${texts.length} pages in ${minutes.toFixed(1)} min, ${findable.length} to be found`);
  for (const share of [0.5, 0.95, 0.99])
    say(`${share * 100} % of pages in ${quantile(times, share).toFixed(0)} ms or less`);
  say(`dead links: ${dead.length} ${dead.slice(0, 5).join(', ')}`);
  say(`titles twice: ${doubles(texts.map(({ title }) => title))}`);
  say(`descriptions twice: ${doubles(findable.map(({ description }) => description))}`);
  say(
    `to be found and in no sitemap: ${unlisted.length}; in a sitemap and not found: ${unfound.length}`,
  );
  say(
    `statements that no other page has: at least ${Math.min(...own)}, half ${quantile(own, 0.5)}`,
  );
  say(`to be found with fewer than ${OWN_AT_LEAST}: ${poor.length} ${poor[0]?.path ?? ''}`);
  for (const [level, name] of LEVELS.entries()) {
    const alike = [...pairsOf(texts.filter(({ path }) => levelOf(path) === level))].map(
      ([one, other]) => similarity(one, other),
    );
    if (alike.length > 0)
      say(
        `${name}: ${(quantile(alike, 0.5) * 100).toFixed(0)} % alike (half), ${(quantile(alike, 0.95) * 100).toFixed(0)} % (of 95 %)`,
      );
  }
  const faults =
    [dead, unlisted, unfound, poor].flat().length + doubles(texts.map(({ title }) => title));
  return faults === 0 && minutes <= MINUTES;
}

await runBench({
  usage: USAGE,
  readArguments,
  measure,
  failure: 'The pages with prices could not be measured.',
});
