import 'server-only';
import { version } from '@/package.json';
import { countQueuedMails } from './repository';

export interface Health {
  status: 'ok' | 'failing';
  database: 'ok' | 'unreachable';
  outbox: { queued: number } | null;
  version: string;
}

/** Whether this server can do its work; never throws. */
export async function checkHealth(): Promise<Health> {
  try {
    const queued = await countQueuedMails();
    return { status: 'ok', database: 'ok', outbox: { queued }, version };
  } catch (error) {
    console.error('Health check: the database does not answer', error);
    return { status: 'failing', database: 'unreachable', outbox: null, version };
  }
}
