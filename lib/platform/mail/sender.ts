import 'server-only';
import { env } from '@/lib/platform/env';
import { site } from '@/lib/site';
import { NO_MAIL_SERVER } from './state';

/** Who the portal's mails come from, and who reads an answer to them. */
export interface Sender {
  from: { name: string; address: string };
  /** The office; none where its address is not set */
  replyTo?: string;
  /** Right of the @ in the sender's address */
  host: string;
}

/** The sender: MAIL_FROM, else the company's address, else noreply at the portal's host. */
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

/** Whether mails leave at all: without SMTP_URL they are written as files. */
export const sendsMail = () => Boolean(env().SMTP_URL);

/** What becomes of a mail that was just written, as the end of a sentence: 'wird verschickt.' */
export const onItsWay = () =>
  sendsMail() ? 'wird verschickt.' : `wird nicht verschickt. ${NO_MAIL_SERVER}`;
