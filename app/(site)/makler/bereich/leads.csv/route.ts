import { attachment } from '@/app/attachment';
import { loggedInAgency } from '@/app/(site)/makler/agency';
import { route } from '@/lib/platform/http/route';
import { leadsFile } from '@/lib/submissions/leads/invoice-service';

export const GET = route(async () => {
  return attachment(
    await leadsFile(await loggedInAgency()),
    'leads.csv',
    'text/csv; charset=utf-8',
  );
});
