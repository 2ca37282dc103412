import { attachment } from '@/app/attachment';
import { route } from '@/lib/platform/http/route';
import type { Params } from '@/lib/platform/page';
import { pdf } from '@/lib/submissions/documents/service';

export const GET = route<Params<'token'>>(async (_request, { params }) => {
  const { token } = await params;
  const file = await pdf(token, 'export');
  return attachment(new Uint8Array(file), 'auskunft.pdf', 'application/pdf');
});
