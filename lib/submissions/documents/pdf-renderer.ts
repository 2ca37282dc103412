import 'server-only';
import { thread } from '@/lib/platform/jobs/thread';
import type { PdfWork } from './pdf-renderer-thread';

/** On its own thread: a PDF takes a quarter of a second of CPU time. */
export const pdfRenderer = thread<PdfWork>('lib/submissions/documents/pdf-renderer-thread.ts');
