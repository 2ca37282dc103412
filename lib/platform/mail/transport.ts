export interface OutgoingMail {
  id: string;
  messageId: string;
  from: { name: string; address: string };
  replyTo?: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  attachments: { filename: string; content: Buffer; contentType: string }[];
  /** Shown by mail programs with the text, and attached as well */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
}

export interface Transport {
  kind: 'smtp' | 'file';
  /** Resolves once the mail is handed over; rejects with the server's error */
  send: (mail: OutgoingMail) => Promise<void>;
  close: () => void;
}

export const MAIL_FOLDER = 'data/mail';

const CALENDAR_FILE = 'termin.ics';

/** Addresses are objects, so that no name can become a header. */
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
