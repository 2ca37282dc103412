import 'server-only';
import { employeeRoute } from '@/app/employee-route';
import { formBody } from '@/app/form-body';
import type { GlossaryTerm } from '@/lib/guides/glossary';
import type { FieldErrors } from '@/lib/platform/http/errors';
import { parse } from '@/lib/platform/validation/parse';
import { renderArticle } from '@/lib/guides/markdown';
import { missingNow } from '@/lib/guides/editing/checks';
import { guideSchema } from '@/lib/guides/editing/schema';

/** How a text will look, and what it lacks to be published. */
interface RenderedPreview {
  /** Sanitised, as the public page has it */
  html: string;
  terms: GlossaryTerm[];
  lacks: FieldErrors;
}

/**
 * Renders what is being written as the public page will.
 * @throws AppError `invalid` (422) for what could not be saved either; a missing title is none
 */
async function previewGuide(body: Record<string, unknown>): Promise<RenderedPreview> {
  const title = typeof body.title === 'string' && body.title.trim() ? body.title : '…';
  const { slug, text } = parse(guideSchema, { ...body, title });
  const { html, terms } = renderArticle(text.content);
  return { html, terms, lacks: await missingNow(text, slug) };
}

export const POST = employeeRoute(
  async (request) => Response.json(await previewGuide(await formBody(request))),
  // The editor asks while a person writes, so it keeps the login alive.
  { area: 'guides' },
);
