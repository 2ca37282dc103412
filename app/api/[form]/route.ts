import { AppError } from '@/lib/platform/http/errors';
import { created, readJson, route } from '@/lib/platform/http/route';
import type { Params } from '@/lib/platform/page';
import { kindOf, SUBMISSION_KINDS } from '@/lib/submissions/kinds/kinds';
import { passHeader } from '@/lib/submissions/links/service';
import { submit, submitterOf } from '@/lib/submissions/store/service';

export const POST = route<Params<'form'>>(async (request, { params }) => {
  const path = `/api/${(await params).form}`;
  const kind = SUBMISSION_KINDS.find((name) => kindOf(name).form.path === path);
  if (!kind) throw new AppError('not_found', 'Diese Adresse gibt es nicht.');
  const { form } = kindOf(kind);
  const id = await submit(form, await readJson(request), submitterOf(request.headers));
  return created({ [form.envelope]: { id } }, { 'Set-Cookie': passHeader({ kind, id }) });
});
