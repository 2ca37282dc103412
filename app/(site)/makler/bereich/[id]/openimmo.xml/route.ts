import { attachment } from '@/app/attachment';
import { loggedInAgency } from '@/app/(site)/makler/agency';
import { route } from '@/lib/platform/http/route';
import type { Params } from '@/lib/platform/page';
import { OPENIMMO_FILE } from '@/lib/submissions/leads/openimmo-feedback';
import { openImmoFile } from '@/lib/submissions/leads/software-service';

export const GET = route<Params<'id'>>(async (_, { params }) => {
  const file = await openImmoFile(await loggedInAgency(), (await params).id);
  const { filename, contentType } = OPENIMMO_FILE;
  return attachment(new Uint8Array(file), filename, contentType);
});
