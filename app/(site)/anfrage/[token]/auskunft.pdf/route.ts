import { attachment } from '@/app/attachment';
import { route } from '@/lib/platform/http/route';
import { pdf } from '@/lib/submissions/documents/service';

export const GET = route<{ params: Promise<{ token: string }> }>(async (_request, { params }) => {
  const { token } = await params;
  const file = await pdf(token, 'export');
  return attachment(new Uint8Array(file), 'auskunft.pdf', 'application/pdf');
});
