import 'server-only';
import { createTransport } from 'nodemailer';
import { toMessage, type Transport } from './transport';

/** Milliseconds */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Milliseconds for one mail; less than the lease of an outbox row. */
const SEND_DEADLINE = 60_000;

/** Acceptable to every server, and a crash leaves at most this many in doubt. */
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
