import 'server-only';
import { env } from '@/lib/platform/env';
import { site } from '@/lib/site';
import { NO_MAIL_SERVER } from './state';

export interface Sender {
  from: { name: string; address: string };
  replyTo?: string;
  host: string;
}

/** MAIL_FROM, else the company's address, else noreply at the portal's host. */
export function sender(): Sender {
  const { MAIL_FROM, COMPANY_EMAIL, APP_URL } = env();
  const { name } = site();
  const address = MAIL_FROM?.address ?? COMPANY_EMAIL ?? `noreply@${new URL(APP_URL).hostname}`;
  return {
    from: { name: MAIL_FROM?.name ?? name, address },
    replyTo: COMPANY_EMAIL,
    host: address.slice(address.lastIndexOf('@') + 1),
  };
}

export const sendsMail = () => Boolean(env().SMTP_URL);

/** End of a sentence about a mail just written: 'wird verschickt.' */
export const onItsWay = () =>
  sendsMail() ? 'wird verschickt.' : `wird nicht verschickt. ${NO_MAIL_SERVER}`;
