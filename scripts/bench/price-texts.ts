import { load } from 'cheerio';

/** What a page of a place says, as far as pages are compared by it. */
export interface PriceText {
  path: string;
  title: string;
  description: string;
  isNoindex: boolean;
  /** Paths of all links within the portal */
  links: string[];
  /** Each sentence of the running text, tables left out */
  sentences: string[];
}

/** The text of a page, from its HTML. */
export function priceText(path: string, html: string): PriceText {
  const $ = load(html);
  const links = $('a[href^="/"]').map((_, link) => $(link).attr('href')!.replace(/#.*/, ''));
  const paragraphs = $('article p, article li, article dd')
    .not('nav *, form *, figure *')
    .toArray();
  return {
    path,
    title: $('title').text(),
    description: $('meta[name="description"]').attr('content') ?? '',
    isNoindex: ($('meta[name="robots"]').attr('content') ?? '').includes('noindex'),
    links: [...new Set(links.toArray())],
    sentences: paragraphs.flatMap((part) =>
      $(part)
        .text()
        .split(/(?<=[^\d][.?!:;]) +(?=\p{Lu})/u)
        .map((sentence) => sentence.trim())
        .filter((sentence) => sentence.length > 20),
    ),
  };
}

/** Runs of four words, by which texts are compared. */
function runsOf({ sentences }: PriceText): Set<string> {
  const words =
    sentences
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}.,]+/gu) ?? [];
  return new Set(words.slice(3).map((_, at) => words.slice(at, at + 4).join(' ')));
}

/** Share of the runs of four words of two texts that both have, from 0 to 1. */
export function similarity(one: PriceText, other: PriceText): number {
  const [a, b] = [runsOf(one), runsOf(other)];
  const both = [...a].filter((run) => b.has(run)).length;
  return both / (a.size + b.size - both || 1);
}

/** How many sentences of each text stand in no other one. */
export function ownSentences(texts: readonly PriceText[]): number[] {
  const counts = new Map<string, number>();
  for (const { sentences } of texts)
    for (const sentence of new Set(sentences))
      counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  return texts.map(
    ({ sentences }) => new Set(sentences.filter((each) => counts.get(each) === 1)).size,
  );
}
