import 'server-only';
import { createTransport } from 'nodemailer';
import { toMessage, type Transport } from './transport';

/** Milliseconds for each step of a conversation with a mail server. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Milliseconds for one mail as a whole; the lease of an outbox row is longer. */
const SEND_DEADLINE = 60_000;

/** Mails under way at once: few enough for every server, and a crash leaves at most that many in doubt. */
export const AT_ONCE = 5;

const POOL = { pool: true, maxConnections: AT_ONCE, maxMessages: 500 } as const;

function deadline(): { passed: Promise<never>; cancel: () => void } {
  let cancel = () => {};
  const passed = new Promise<never>((_, reject) => {
    const tooLate = () => reject(Object.assign(new Error('Too late'), { code: 'ETIMEDOUT' }));
    const timer = setTimeout(tooLate, SEND_DEADLINE);
    cancel = () => clearTimeout(timer);
  });
  return { passed, cancel };
}

/** Sends mails over SMTP, on connections that are kept while there is more to send. */
export function smtpTransport(url: string): Transport {
  const transporter = createTransport({ ...POOL, ...TIMEOUTS, url });
  return {
    kind: 'smtp',
    send: async (mail) => {
      const { passed, cancel } = deadline();
      try {
        await Promise.race([transporter.sendMail(toMessage(mail)), passed]);
      } finally {
        cancel();
      }
    },
    close: () => transporter.close(),
  };
}
