import { stored } from '@/app/api/stored';
import { AppError } from '@/lib/platform/http/errors';
import { readJson } from '@/lib/platform/http/route';
import { route } from '@/lib/platform/http/route';
import { kindOf, REQUEST_KINDS } from '@/lib/requests/kinds/kinds';
import { submit } from '@/lib/requests/submission/service';
import { submitterOf } from '@/lib/requests/submission/submitter';

type Context = { params: Promise<{ form: string }> };

export const POST = route<Context>(async (request, { params }) => {
  const path = `/api/${(await params).form}`;
  const kind = REQUEST_KINDS.find((name) => kindOf(name).form.path === path);
  if (!kind) throw new AppError('not_found', 'Diese Adresse gibt es nicht.');
  const { form } = kindOf(kind);
  const id = await submit(form, await readJson(request), submitterOf(request.headers));
  return stored({ kind, id }, { [form.envelope]: { id } });
});
