import type { Block, LegalFact, LegalSection } from './document';

export interface Setting {
  /** Behind 'nur wenn:'; undefined if unknown */
  holds: (condition: string) => boolean | undefined;
  fill: (text: string, where: string) => string;
}

interface Line {
  where: string;
  text: string;
  isShown: boolean;
}

const CONDITION = /^<!-- nur wenn: (.+) -->$/;
const HEADING = /^(###?) (.+) \{#([a-z]+(?:-[a-z]+)*)\}$/;
const TITLE = /^#### (.+)$/;
const ITEM = /^- (.+)$/;
const CLAUSE = /^\d+\. (.+)$/;
const FACT = /^: (.+)$/;
const TEXT = /^(?!#|<!--|- |: |\d+\. )(.+)$/;

function mistake({ where }: Pick<Line, 'where'>, reason: string): never {
  throw new Error(`${where}: ${reason}`);
}

function chunksOf(
  name: string,
  { body, firstLine }: { body: string; firstLine: number },
  holds: Setting['holds'],
): Line[][] {
  let chunk: Line[] = [];
  const chunks = [chunk];
  let isShown: boolean | undefined;
  for (const [index, text] of [...body.split(/\r?\n/), ''].entries()) {
    const where = `${name}:${firstLine + index}`;
    const [, condition] = CONDITION.exec(text) ?? [];
    if (isShown !== undefined && (condition || text === '')) {
      mistake({ where }, 'expected the text that the condition above is for');
    }
    if (condition) {
      isShown = holds(condition);
      if (isShown === undefined) mistake({ where }, `unknown condition "${condition}"`);
      continue;
    }
    if (text === '') chunks.push((chunk = []));
    else chunk.push({ where, text, isShown: isShown ?? true });
    isShown = undefined;
  }
  return chunks.filter(({ length }) => length > 0);
}

const behind = (mark: RegExp, lines: readonly Line[], { fill }: Setting): string[] =>
  lines.flatMap((line) => {
    const [, text] = mark.exec(line.text) ?? [];
    if (!text) mistake(line, 'expected an empty line above, or the same mark as there');
    return line.isShown ? [fill(text, line.where)] : [];
  });

function blockOf(lines: readonly Line[], setting: Setting): Block[] {
  const first = lines[0]?.text ?? '';
  const mark = [ITEM, CLAUSE].find((each) => each.test(first)) ?? TEXT;
  const texts = behind(mark, lines, setting);
  if (texts.length === 0) return [];
  if (mark === ITEM) return [{ kind: 'list', items: texts }];
  if (mark === CLAUSE) return [{ kind: 'clauses', clauses: texts }];
  return [{ kind: 'text', text: texts.join(' ') }];
}

function factOf([first, ...rest]: readonly Line[], setting: Setting): LegalFact[] {
  const [term] = behind(TEXT, first ? [first] : [], setting);
  const [text, ...more] = behind(FACT, rest, setting);
  if (more.length > 0) mistake(first!, 'expected one text for this term');
  return term && text ? [[term, text]] : [];
}

/**
 * `## Title {#anchor}`, `###`, paragraphs, lists, numbered paragraphs, and facts (a term, then `:
 * text`; title `####`). `<!-- nur wenn: … -->` makes the next line conditional. Throws an Error
 * that names file, line and reason.
 */
export function parseSections(
  name: string,
  file: { body: string; firstLine: number },
  setting: Setting,
): LegalSection[] {
  const sections: (LegalSection & { sections: LegalSection[] })[] = [];
  let blocks: Block[] | undefined;
  let facts: LegalFact[] | undefined;
  let lastTitle: Line | undefined;

  for (const lines of chunksOf(name, file, setting.holds)) {
    const [first] = lines as [Line];
    const [, level, words, id] = HEADING.exec(first.text) ?? [];
    if (words && id) {
      const title = setting.fill(words, first.where);
      blocks = [];
      if (level === '##') sections.push({ id, title, blocks, sections: [] });
      else if (!sections.at(-1)?.sections.push({ id, title, blocks })) {
        mistake(first, 'expected a section with ## above');
      }
    }
    const [, title] = TITLE.exec(first.text) ?? [];
    if (!blocks || (first.text.startsWith('#') && !words && !title)) {
      mistake(first, 'expected a heading "## Title {#anchor}"');
    }
    const isFact = lines.some(({ text }) => FACT.test(text));
    if (lastTitle && !isFact) mistake(lastTitle, 'expected a term and ": a text" below');
    lastTitle = title ? first : undefined;
    if (title || (isFact && !facts)) {
      facts = [];
      blocks.push({ kind: 'facts', title: title && setting.fill(title, first.where), facts });
    } else if (!isFact) facts = undefined;
    if ((title || words) && lines[1]) mistake(lines[1], 'expected an empty line above');
    if (isFact) facts!.push(...factOf(lines, setting));
    else if (!title && !words) blocks.push(...blockOf(lines, setting));
  }
  if (lastTitle) mistake(lastTitle, 'expected a term and ": a text" below');
  return sections;
}
