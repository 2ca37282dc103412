/** A mail as it goes out. */
export interface OutgoingMail {
  /** Outbox row */
  id: string;
  messageId: string;
  from: { name: string; address: string };
  replyTo?: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  attachments: { filename: string; content: Buffer; contentType: string }[];
  /** An invitation (lib/platform/calendar): mail programs show it with the text, and it is attached as well */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
}

/** A way to send mails. */
export interface Transport {
  /** Whether mails go to a server, or stay on this machine as files */
  kind: 'smtp' | 'file';
  /** Resolves once the mail is handed over; rejects with the server's error */
  send: (mail: OutgoingMail) => Promise<void>;
  close: () => void;
}

/** Where mails are written as files while no SMTP server is set. */
export const MAIL_FOLDER = 'data/mail';

/** What the attached invitation is called. */
const CALENDAR_FILE = 'termin.ics';

/** A mail as nodemailer takes it. Each address is an object, so that no name can become a header. */
export function toMessage({ messageId, from, replyTo, to, ...content }: OutgoingMail) {
  const { subject, html, text, attachments, calendar } = content;
  return {
    messageId,
    from,
    subject,
    html,
    text,
    attachments,
    icalEvent: calendar && { ...calendar, filename: CALENDAR_FILE },
    to: { name: '', address: to },
    replyTo: replyTo && { name: from.name, address: replyTo },
    headers: {
      // Keeps holiday notices from answering (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
