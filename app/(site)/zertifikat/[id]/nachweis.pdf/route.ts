import { attachment } from '@/app/attachment';
import { route } from '@/lib/platform/http/route';
import type { Params } from '@/lib/platform/page';
import { certificatePdf } from '@/lib/submissions/documents/certificate-service';
import { submitterOf } from '@/lib/submissions/store/service';

export const GET = route<Params<'id'>>(async ({ headers }, { params }) => {
  const { caller } = submitterOf(headers);
  const file = await certificatePdf((await params).id, caller);
  return attachment(new Uint8Array(file), 'nachweis.pdf', 'application/pdf');
});
