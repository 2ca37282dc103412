import 'server-only';
import type { ListedArticle } from '@/lib/guides/article';
import { listArticles } from '@/lib/guides/service';
import { letOthersIn, pause } from '@/lib/platform/jobs/work-signal';
import { log } from '@/lib/platform/telemetry/log';
import { type Additions, additions, withAdditions } from './additions';
import type { Knowledge } from './knowledge';

/** Milliseconds after a start, so that waiting requests come first. */
const FIRST_READ = 1_000;

/** Milliseconds. */
const FRESH_FOR = 20_000;

interface Kept {
  knowledge: Knowledge;
  version: string;
  readAt: number;
}

interface Holder {
  kept?: Kept;
  reading?: Promise<Kept>;
}

// On globalThis, because the server's start and the routes load separate copies of this module.
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

/** Loaded on demand: reading the texts blocks the process for most of a second. */
async function knowledgeOf(articles: ListedArticle[], added: Additions): Promise<Knowledge> {
  const { ANSWERS } = await import('../answers/answers');
  await letOthersIn();
  const { createKnowledge } = await import('./knowledge');
  await letOthersIn();
  return createKnowledge(withAdditions(ANSWERS, added), articles);
}

/** One reading at a time; a failed one keeps the previous knowledge. */
function refresh(): Promise<Kept> {
  holder.reading ??= read()
    .then((fresh) => (holder.kept = fresh))
    .finally(() => {
      holder.reading = undefined;
    });
  return holder.reading;
}

const tell = (error: unknown) =>
  log().error({ err: error }, 'The adviser could not read the changed guides');

/** A question never waits for a change: it gets the previous knowledge while the change is read. */
export async function currentKnowledge(): Promise<Knowledge> {
  const { kept } = holder;
  if (!kept) return (await refresh()).knowledge;
  if (Date.now() - kept.readAt > FRESH_FOR) {
    kept.readAt = Date.now();
    refresh().catch(tell);
  }
  return kept.knowledge;
}

/** Learns all changes together, because building the knowledge takes a second or two. */
export async function keepKnowledgeFresh(stop: AbortSignal): Promise<void> {
  for (let wait = FIRST_READ; !stop.aborted; wait = FRESH_FOR) {
    await pause(wait, stop);
    if (!stop.aborted) await refresh().catch(tell);
  }
}
