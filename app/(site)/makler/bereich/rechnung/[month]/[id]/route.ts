import { attachment } from '@/app/attachment';
import { currentAgency } from '@/app/(site)/makler/agency';
import { AppError } from '@/lib/platform/http/errors';
import { route } from '@/lib/platform/http/route';
import type { Params } from '@/lib/platform/page';
import { invoicePdf } from '@/lib/submissions/documents/invoice-pdf-service';

export const GET = route<Params<'id'>>(async (_, { params }) => {
  const agency = await currentAgency();
  if (!agency) throw new AppError('unauthorised', 'Bitte melden Sie sich noch einmal an.');
  const file = await invoicePdf((await params).id, agency.id);
  return attachment(new Uint8Array(file), 'rechnung.pdf', 'application/pdf');
});
