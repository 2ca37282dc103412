import 'server-only';
import type { GlossaryTerm } from '../glossary';
import type { FieldErrors } from '@/lib/platform/http/errors';
import { parse } from '@/lib/platform/validation/parse';
import { renderArticle } from '../markdown';
import { missingNow } from './checks';
import { guideSchema } from './schema';

/** How a text will look, and what it lacks to be published. */
export interface RenderedPreview {
  /** Sanitised, as the public page has it */
  html: string;
  terms: GlossaryTerm[];
  lacks: FieldErrors;
}

/**
 * Renders what is being written as the public page will.
 * @throws AppError `invalid` (422) for what could not be saved either; a missing title is none
 */
export async function previewGuide(body: Record<string, unknown>): Promise<RenderedPreview> {
  const title = typeof body.title === 'string' && body.title.trim() ? body.title : '…';
  const { slug, text } = parse(guideSchema, { ...body, title });
  const { html, terms } = renderArticle(text.content);
  return { html, terms, lacks: await missingNow(text, slug) };
}
