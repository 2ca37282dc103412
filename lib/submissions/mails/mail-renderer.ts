import 'server-only';
import { thread } from '@/lib/platform/jobs/thread';
import type { renderMail } from './templates/render-mail';

type Mail = Awaited<ReturnType<typeof renderMail>>;

/** On its own thread, because rendering is the most expensive part of a mail. */
export const mailRenderer = thread<Parameters<typeof renderMail>, Mail>(
  'lib/submissions/mails/templates/mail-renderer-thread.ts',
);
