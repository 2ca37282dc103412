import 'server-only';
import { thread } from '@/lib/platform/jobs/thread';
import type { renderMail } from './templates/render-mail';

type Mail = Awaited<ReturnType<typeof renderMail>>;

/** Sets mails as HTML and text on a thread of its own: of all that a mail costs this is the most. */
export const setter = thread<Parameters<typeof renderMail>, Mail>(
  'lib/requests/mails/templates/setter-thread.ts',
);
