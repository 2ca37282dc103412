import 'server-only';
import type { ListedArticle } from '@/lib/guides/article';
import { listArticles } from '@/lib/guides/service';
import { letOthersIn, pause } from '@/lib/platform/jobs/work-signal';
import { log } from '@/lib/platform/telemetry/log';
import { type Additions, additions, withAdditions } from './additions';
import type { Knowledge } from './knowledge';

/** Milliseconds after a start before the first read, so that waiting requests come first. */
const FIRST_READ = 1_000;

/** Milliseconds after which the guides, and what employees have added, are looked at again. */
const FRESH_FOR = 20_000;

interface Kept {
  knowledge: Knowledge;
  /** What the guides and the additions were like */
  version: string;
  readAt: number;
}

interface Holder {
  kept?: Kept;
  reading?: Promise<Kept>;
}

// On globalThis: the start of the server and the routes are loaded as separate copies of this module.
const holder = ((globalThis as typeof globalThis & { adviser?: Holder }).adviser ??= {});

const versionOf = (articles: ListedArticle[]) =>
  articles.map(({ slug, updatedAt }) => `${slug} ${updatedAt.getTime()}`).join('\n');

async function read(): Promise<Kept> {
  const [articles, added] = await Promise.all([listArticles(), additions()]);
  const version = `${versionOf(articles)}\n${added.version}`;
  const { kept } = holder;
  const knowledge = kept?.version === version ? kept.knowledge : await knowledgeOf(articles, added);
  return { knowledge, version, readAt: Date.now() };
}

/** Loaded on demand: reading the texts takes most of a second, in which the process is blocked. */
async function knowledgeOf(articles: ListedArticle[], added: Additions): Promise<Knowledge> {
  const { ANSWERS } = await import('../answers/answers');
  await letOthersIn();
  const { createKnowledge } = await import('./knowledge');
  await letOthersIn();
  return createKnowledge(withAdditions(ANSWERS, added), articles);
}

/** One reading at a time; one that fails leaves what was known before. */
function refresh(): Promise<Kept> {
  holder.reading ??= read()
    .then((fresh) => (holder.kept = fresh))
    .finally(() => {
      holder.reading = undefined;
    });
  return holder.reading;
}

/** No request waits for a background read: the previous knowledge stays. */
const tell = (error: unknown) =>
  log().error({ err: error }, 'The adviser could not read the guides anew');

/**
 * What the adviser knows, from the guides as they are. A question never waits for a change: it is
 * answered with the previous knowledge while the change is read.
 */
export async function currentKnowledge(): Promise<Knowledge> {
  const { kept } = holder;
  if (!kept) return (await refresh()).knowledge;
  if (Date.now() - kept.readAt > FRESH_FOR) {
    kept.readAt = Date.now();
    refresh().catch(tell);
  }
  return kept.knowledge;
}

/**
 * Reads the texts soon after a start, and checks regularly for changes, so that they are known
 * before the next question. All changes are learned together: building the knowledge takes a second
 * or two.
 */
export async function keepKnowledgeFresh(stop: AbortSignal): Promise<void> {
  for (let wait = FIRST_READ; !stop.aborted; wait = FRESH_FOR) {
    await pause(wait, stop);
    if (!stop.aborted) await refresh().catch(tell);
  }
}
