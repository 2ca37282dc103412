import 'server-only';
import { thread } from '@/lib/platform/jobs/thread';
import type { PdfTask } from './pdf-renderer-thread';

/** Makes PDFs on a thread of its own: each keeps a core busy for a quarter of a second. */
export const pdfRenderer = thread<PdfTask, Uint8Array>(
  'lib/requests/documents/pdf-renderer-thread.ts',
);
