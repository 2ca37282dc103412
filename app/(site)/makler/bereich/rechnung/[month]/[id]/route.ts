import { attachment } from '@/app/attachment';
import { loggedInAgency } from '@/app/(site)/makler/agency';
import { route } from '@/lib/platform/http/route';
import type { Params } from '@/lib/platform/page';
import { invoicePdf } from '@/lib/submissions/documents/invoice-documents';

export const GET = route<Params<'id'>>(async (_, { params }) => {
  const agency = await loggedInAgency();
  const file = await invoicePdf((await params).id, agency.id);
  return attachment(new Uint8Array(file), 'rechnung.pdf', 'application/pdf');
});
