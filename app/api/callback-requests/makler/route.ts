import { created, readJson, route } from '@/lib/platform/http/route';
import { brokerCallbackForm } from '@/lib/submissions/kinds/callback';
import { submit, submitterOf } from '@/lib/submissions/store/service';

export const POST = route(async (request) => {
  const id = await submit(
    brokerCallbackForm,
    await readJson(request),
    submitterOf(request.headers),
  );
  return created({ [brokerCallbackForm.envelope]: { id } });
});
