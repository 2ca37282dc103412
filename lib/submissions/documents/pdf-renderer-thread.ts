import { doTasks } from '@/lib/platform/jobs/thread-tasks';
import { renderCertificatePdf } from './certificate-pdf';
import { renderExportPdf } from './export-pdf';
import { renderInvoicePdf } from './invoice-pdf';
import { renderValuationPdf } from './valuation-pdf';

const RENDER = {
  valuation: renderValuationPdf,
  export: renderExportPdf,
  certificate: renderCertificatePdf,
  invoice: renderInvoicePdf,
};

type Name = keyof typeof RENDER;

export type PdfTask = {
  [Each in Name]: { name: Each; given: Parameters<(typeof RENDER)[Each]> };
}[Name];

doTasks(({ name, given }: PdfTask) =>
  (RENDER[name] as (...given: unknown[]) => Promise<Buffer>)(...given),
);
