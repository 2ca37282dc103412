import { attachment } from '@/app/attachment';
import { currentOffice } from '@/app/(site)/makler/office';
import { AppError } from '@/lib/platform/http/errors';
import { route } from '@/lib/platform/http/route';
import { invoicePdf } from '@/lib/requests/documents/invoice-pdf-service';

export const GET = route<{ params: Promise<{ id: string }> }>(async (_, { params }) => {
  const agent = await currentOffice();
  if (!agent) throw new AppError('unauthorised', 'Bitte melden Sie sich noch einmal an.');
  const file = await invoicePdf((await params).id, agent.id);
  return attachment(new Uint8Array(file), 'rechnung.pdf', 'application/pdf');
});
