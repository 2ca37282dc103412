import { attachment } from '@/app/attachment';
import { employeeRoute } from '@/app/employee-route';
import { consentLedger } from '@/lib/submissions/consent/service';
import type { Params } from '@/lib/platform/page';

export const GET = employeeRoute<Params<'type' | 'id'>>(
  async (_request, { params }) => {
    const { type, id } = await params;
    const ledger = await consentLedger(type, id);
    const content = JSON.stringify({ exportedAt: new Date(), ...ledger }, null, 2);
    return attachment(content, `nachweis-${ledger.subjectId}.json`, 'application/json');
  },
  { area: 'office' },
);
