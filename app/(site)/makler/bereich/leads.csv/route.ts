import { attachment } from '@/app/attachment';
import { currentAgency } from '@/app/(site)/makler/agency';
import { AppError } from '@/lib/platform/http/errors';
import { route } from '@/lib/platform/http/route';
import { leadsFile } from '@/lib/submissions/leads/invoice-service';

export const GET = route(async () => {
  const agency = await currentAgency();
  if (!agency) throw new AppError('unauthorised', 'Bitte melden Sie sich noch einmal an.');
  return attachment(await leadsFile(agency), 'leads.csv', 'text/csv; charset=utf-8');
});
