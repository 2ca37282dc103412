import { currentEmployee } from '@/app/(employee)/require-employee';
import { attachment } from '@/app/attachment';
import { mayExport } from '@/lib/consent/ledger/may-export';
import { consentLedger } from '@/lib/consent/ledger/service';
import { AppError } from '@/lib/http/errors';
import { route } from '@/lib/http/route';

interface Context {
  params: Promise<{ type: string; id: string }>;
}

export const GET = route<Context>(async (_request, { params }) => {
  const employee = await currentEmployee();
  if (!employee || !mayExport(employee)) throw new AppError('not_found', 'Nicht gefunden');
  const { type, id } = await params;
  const ledger = await consentLedger(type, id);
  const content = JSON.stringify({ exportedAt: new Date(), ...ledger }, null, 2);
  return attachment(content, `nachweis-${ledger.subjectId}.json`, 'application/json');
});
