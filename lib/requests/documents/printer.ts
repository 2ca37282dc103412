import 'server-only';
import { thread } from '@/lib/platform/jobs/thread';
import type { PrintTask } from './printer-thread';

/** Makes PDFs on a thread of its own: each keeps a core busy for a quarter of a second. */
export const printer = thread<PrintTask, Uint8Array>('lib/requests/documents/printer-thread.ts');
