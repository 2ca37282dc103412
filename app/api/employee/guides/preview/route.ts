import 'server-only';
import { employeeRoute } from '@/app/employee-route';
import { formBody } from '@/app/form-body';
import { parse } from '@/lib/platform/validation/fields';
import { renderArticle } from '@/lib/guides/markdown';
import { missingNow } from '@/lib/guides/editing/checks';
import { guideSchema } from '@/lib/guides/editing/schema';

/**
 * Sanitised like the public page.
 * @throws AppError `invalid` (422) for a text that could not be saved; the title may be missing
 */
async function previewGuide(body: Record<string, unknown>) {
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
