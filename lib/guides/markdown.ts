import 'server-only';
import MarkdownIt, { type Token, type Env, type StateCore } from 'markdown-it';
import { collectLinks, showPictures, type MarkdownLink } from './markdown-pictures';
import { sanitize } from './sanitize';
import { withSections } from './sections';
import { bindWords } from '@/lib/platform/format/bind-words';
import { findTerms, type GlossaryTerm } from './glossary';
import { headingIds } from './heading-ids';

interface Heading {
  id: string;
  text: string;
  level: 2 | 3;
}

interface Findings extends Env {
  headings: Heading[];
  terms: GlossaryTerm[];
  links: MarkdownLink[];
}

const TASK = /^\[([ xX])\]\s+/;

const plainText = (token: Token | undefined) =>
  (token?.children ?? [])
    .filter(({ type }) => ['text', 'code_inline', 'softbreak'].includes(type))
    .map(({ type, content }) => (type === 'softbreak' ? ' ' : content))
    .join('');

/** The page has its own h1; deeper levels become h3. */
const levelOf = (tag: string) => (Number(tag.slice(1)) <= 2 ? 2 : 3);

function collectHeadings({ tokens, env }: StateCore) {
  const { headings } = env as Findings;
  const idOf = headingIds();
  tokens.forEach((token, index) => {
    if (!token.type.startsWith('heading_')) return;
    const level = levelOf(token.tag);
    token.tag = `h${level}`;
    if (token.type === 'heading_close') return;
    const text = plainText(tokens[index + 1]);
    const id = idOf(text);
    token.attrSet('id', id);
    headings.push({ id, text, level });
  });
}

/** Wide tables scroll, also by keyboard, labelled by the heading above. */
function wrapTables(state: StateCore) {
  const { Token: Block } = state;
  let heading = '';
  state.tokens = state.tokens.flatMap((token, index, all) => {
    if (token.type === 'heading_open') heading = plainText(all[index + 1]);
    if (token.type === 'table_open') {
      const wrapper = new Block('table_wrapper_open', 'div', 1);
      wrapper.attrSet('class', 'table-scroll');
      wrapper.attrSet('role', 'region');
      wrapper.attrSet('aria-label', heading ? `Tabelle: ${heading}` : 'Tabelle');
      wrapper.attrSet('tabindex', '0');
      return [wrapper, token];
    }
    return token.type === 'table_close'
      ? [token, new Block('table_wrapper_close', 'div', -1)]
      : token;
  });
}

function makeChecklists(state: StateCore) {
  const { Token: Inline } = state;
  let count = 0;
  state.tokens.forEach((token, index, all) => {
    const item = all[index - 2];
    const first = token.children?.[0];
    if (token.type !== 'inline' || item?.type !== 'list_item_open' || !first) return;
    const mark = TASK.exec(first.content);
    if (!mark || first.type !== 'text') return;
    first.content = first.content.slice(mark[0].length);
    item.attrSet('class', 'task');
    const open = new Inline('label_open', 'label', 1);
    const box = new Inline('checkbox', 'input', 0);
    box.attrSet('type', 'checkbox');
    box.attrSet('id', `punkt-${(count += 1)}`);
    if (mark[1] !== ' ') box.attrSet('checked', '');
    token.children = [open, box, ...(token.children ?? []), new Inline('label_close', 'label', -1)];
  });
}

/** The first mention of a term becomes a button with a popover, without scripts. */
function explainTerms(state: StateCore) {
  const { Token: Inline } = state;
  const { terms } = state.env as Findings;
  const explained = new Set<string>();
  /** Headings, links and labels must not contain buttons. */
  let blocked = 0;
  const split = (child: Token): Token[] => {
    if (/^(link|label)_open$/.test(child.type)) blocked += 1;
    if (/^(link|label)_close$/.test(child.type)) blocked -= 1;
    if (child.type !== 'text' || blocked > 0) return [child];
    return findTerms(child.content, explained).map((part) => {
      const token = new Inline(part.term ? 'term' : 'text', part.term ? 'button' : '', 0);
      token.content = part.text;
      if (!part.term) return token;
      explained.add(part.term.id);
      terms.push(part.term);
      token.meta = { id: part.term.id };
      return token;
    });
  };
  state.tokens.forEach((token, index, all) => {
    if (token.type !== 'inline' || all[index - 1]?.type === 'heading_open') return;
    token.children = (token.children ?? []).flatMap(split);
  });
}

function bindSpaces({ tokens }: StateCore) {
  for (const token of tokens) {
    for (const child of token.children ?? []) {
      if (child.type === 'text') child.content = bindWords(child.content);
    }
  }
}

export interface RenderedArticle extends Findings {
  html: string;
}

// `html: false` shows HTML as text; the result is sanitised nevertheless.
const markdown = new MarkdownIt({ html: false, linkify: false });
markdown.core.ruler.push('spaces', bindSpaces);
markdown.core.ruler.push('headings', collectHeadings);
markdown.core.ruler.push('tables', wrapTables);
markdown.core.ruler.push('checklists', makeChecklists);
markdown.core.ruler.push('terms', explainTerms);
markdown.core.ruler.push('links', collectLinks);
showPictures(markdown);
markdown.renderer.rules.term = (tokens, index) => {
  const { meta, content } = tokens[index] as Token;
  const text = markdown.utils.escapeHtml(content);
  return `<button type="button" class="term" popovertarget="begriff-${String(meta?.id)}">${text}</button>`;
};

/** The result is safe for any content. */
export function renderArticle(content: string): RenderedArticle {
  const findings: Findings = { headings: [], terms: [], links: [] };
  const html = sanitize(markdown.render(withSections(content), findings));
  return { html, ...findings };
}
