import { doTasks } from '@/lib/platform/jobs/thread-tasks';
import { renderCertificatePdf } from './certificate-pdf';
import { renderExportPdf } from './export-pdf';
import { renderInvoicePdf } from './invoice-pdf';
import { renderValuationPdf } from './valuation-pdf';

const work = { renderCertificatePdf, renderExportPdf, renderInvoicePdf, renderValuationPdf };

export type PdfWork = typeof work;

doTasks(work);
