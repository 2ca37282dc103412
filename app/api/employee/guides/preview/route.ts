import 'server-only';
import { employeeRoute } from '@/app/employee-route';
import { formBody } from '@/app/form-body';
import type { GlossaryTerm } from '@/lib/guides/glossary';
import type { FieldErrors } from '@/lib/platform/http/errors';
import { parse } from '@/lib/platform/validation/fields';
import { renderArticle } from '@/lib/guides/markdown';
import { missingNow } from '@/lib/guides/editing/checks';
import { guideSchema } from '@/lib/guides/editing/schema';

interface RenderedPreview {
  /** Sanitised like the public page */
  html: string;
  terms: GlossaryTerm[];
  lacks: FieldErrors;
}

/** @throws AppError `invalid` (422) for a text that could not be saved; the title may be missing */
async function previewGuide(body: Record<string, unknown>): Promise<RenderedPreview> {
  const title = typeof body.title === 'string' && body.title.trim() ? body.title : '…';
  const { slug, text } = parse(guideSchema, { ...body, title });
  const { html, terms } = renderArticle(text.content);
  return { html, terms, lacks: await missingNow(text, slug) };
}

export const POST = employeeRoute(
  async (request) => Response.json(await previewGuide(await formBody(request))),
  // The editor calls this while a person writes, so it extends the login.
  { area: 'guides' },
);
