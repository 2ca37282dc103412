import { currentEmployee } from '@/app/(employee)/require-employee';
import { searchLedgers } from '@/lib/consent/ledger/service';
import { AppError } from '@/lib/http/errors';
import { readJson } from '@/lib/http/json-body';
import { route } from '@/lib/http/route';

export const POST = route(async (request) => {
  if (!(await currentEmployee())) {
    throw new AppError('not_found', 'Bitte melden Sie sich noch einmal an.');
  }
  const found = await searchLedgers(await readJson(request));
  return Response.json({ found }, { headers: { 'Cache-Control': 'no-store' } });
});
