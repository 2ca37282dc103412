import 'server-only';
import { env } from '@/lib/platform/env';
import { workThrough, type NextStep } from '@/lib/platform/jobs/work-signal';
import { deliverDue } from './delivery';
import { fileTransport } from '@/lib/platform/mail/file-transport';
import { restAfter } from '@/lib/platform/mail/retry';
import { AT_ONCE, smtpTransport } from '@/lib/platform/mail/smtp-transport';
import type { Transport } from '@/lib/platform/mail/transport';
import { log } from '@/lib/platform/telemetry/log';

/** How mails leave: to the server of SMTP_URL, or as files into `data/mail` where none is set. */
function openTransport(): Transport {
  const { SMTP_URL } = env();
  return SMTP_URL ? smtpTransport(SMTP_URL) : fileTransport();
}

/**
 * Sends what is in the outbox, some mails at once, until the signal says stop. A mail server that
 * does not answer is left alone for a while, longer each time; the mails wait.
 */
export async function sendMails(stop: AbortSignal): Promise<void> {
  let transport: Transport | undefined;
  let failures = 0;
  const hangUp = () => {
    transport?.close();
    transport = undefined;
  };
  const send = async (): Promise<NextStep> => {
    transport ??= openTransport();
    // A server that did not answer is tried with one mail, lest each try puts many of them off.
    const most = failures > 0 ? 1 : AT_ONCE;
    const delivery = await deliverDue(transport, () => new Date(), most);
    if (delivery === 'done') failures = 0;
    else hangUp();
    if (delivery === 'server-down') return { rest: restAfter(++failures) };
    return delivery === 'idle' ? 'idle' : 'go-on';
  };
  await workThrough(stop, send, (error) => {
    hangUp();
    log().error({ err: error }, 'The outbox could not be worked on');
  });
  hangUp();
}
