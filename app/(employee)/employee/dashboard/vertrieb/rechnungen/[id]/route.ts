import { attachment } from '@/app/attachment';
import { employeeRoute } from '@/app/employee-route';
import { invoicePdf } from '@/lib/submissions/documents/invoice-documents';
import type { Params } from '@/lib/platform/page';

export const GET = employeeRoute<Params<'id'>>(
  async (_, { params }) => {
    const file = await invoicePdf((await params).id);
    return attachment(new Uint8Array(file), 'rechnung.pdf', 'application/pdf');
  },
  { area: 'office' },
);
