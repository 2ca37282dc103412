import PostalMime, { type Email } from 'postal-mime';
import { startMailServer, type MailServer } from '../../lib/testing/mail-server';

export interface Mailbox extends MailServer {
  /** Waits for the newest mail to an address with a matching subject */
  read: (to: string, subject: RegExp) => Promise<Email>;
}

export async function startMailbox(): Promise<Mailbox> {
  const server = await startMailServer();
  const read = async (to: string, subject: RegExp) => {
    for (let seen = 0; ;) {
      await server.until(() => server.mails.length > seen);
      seen = server.mails.length;
      const mails = await Promise.all(
        server.mails.filter((mail) => mail.to === to).map(({ raw }) => PostalMime.parse(raw)),
      );
      const found = mails.filter((mail) => subject.test(mail.subject ?? '')).at(-1);
      if (found) return found;
    }
  };
  // Keeps the server's getters.
  return Object.assign(Object.create(server) as MailServer, { read });
}

export function ownLink(mail: Email): string {
  const link = /https?:\/\/\S+\/anfrage\/[\w-]{43}/.exec(mail.text ?? '')?.[0];
  if (!link) throw new Error(`No link in „${mail.subject}“:\n${mail.text}`);
  return link;
}
