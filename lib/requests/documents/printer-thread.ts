import { doTasks } from '@/lib/platform/jobs/thread-tasks';
import { renderExportPdf } from './export-pdf';
import { renderValuationPdf } from './valuation-pdf';

/** One PDF to be made: the function of this folder and what it is given. */
export type PrintTask =
  | { name: 'valuation'; given: Parameters<typeof renderValuationPdf> }
  | { name: 'export'; given: Parameters<typeof renderExportPdf> };

doTasks(({ name, given }: PrintTask) =>
  name === 'valuation' ? renderValuationPdf(...given) : renderExportPdf(...given),
);
