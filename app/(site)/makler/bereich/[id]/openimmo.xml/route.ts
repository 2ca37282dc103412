import { attachment } from '@/app/attachment';
import { loggedInAgency } from '@/app/(site)/makler/agency';
import { route } from '@/lib/platform/http/route';
import type { Params } from '@/lib/platform/page';
import { feedbackOf } from '@/lib/submissions/leads/software-service';

export const GET = route<Params<'id'>>(async (_, { params }) => {
  const file = await feedbackOf(await loggedInAgency(), (await params).id);
  return attachment(new Uint8Array(file.content), file.filename, file.contentType);
});
