import { attachment } from '@/app/attachment';
import { currentOffice } from '@/app/(site)/makler/office';
import { AppError } from '@/lib/platform/http/errors';
import { route } from '@/lib/platform/http/route';
import { leadsFile } from '@/lib/requests/leads/invoice-service';

export const GET = route(async () => {
  const agent = await currentOffice();
  if (!agent) throw new AppError('unauthorised', 'Bitte melden Sie sich noch einmal an.');
  return attachment(await leadsFile(agent), 'leads.csv', 'text/csv; charset=utf-8');
});
