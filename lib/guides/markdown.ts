import 'server-only';
import MarkdownIt, { type Token } from 'markdown-it';
import { collectLinks, showPictures } from './markdown-pictures';
import {
  bindSpaces,
  collectHeadings,
  explainTerms,
  makeChecklists,
  wrapTables,
  type Findings,
} from './markdown-rules';
import { sanitize } from './sanitize';
import { withSections } from './sections';

export interface RenderedArticle extends Findings {
  /** Sanitised: it may stand in a page as it is */
  html: string;
}

// `html: false` shows HTML in the text as text; what comes out is sanitised all the same.
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

/** Renders an article's Markdown. Whatever stands in it, the result is harmless HTML. */
export function renderArticle(content: string): RenderedArticle {
  const findings: Findings = { headings: [], terms: [], links: [] };
  const html = sanitize(markdown.render(withSections(content), findings));
  return { html, ...findings };
}
