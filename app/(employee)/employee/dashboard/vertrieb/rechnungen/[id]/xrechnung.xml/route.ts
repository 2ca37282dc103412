import { attachment } from '@/app/attachment';
import { employeeRoute } from '@/app/employee-route';
import { invoiceXml } from '@/lib/submissions/documents/invoice-documents';
import type { Params } from '@/lib/platform/page';

export const GET = employeeRoute<Params<'id'>>(
  async (_, { params }) =>
    attachment(await invoiceXml((await params).id), 'xrechnung.xml', 'application/xml'),
  { area: 'office' },
);
