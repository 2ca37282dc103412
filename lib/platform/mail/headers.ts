import type { OutgoingMail } from './transport';

/** What the attached invitation is called. */
const CALENDAR_FILE = 'termin.ics';

/** A mail as nodemailer takes it. Each address is an object, so that no name can become a header. */
export function toMessage({ messageId, from, replyTo, to, ...content }: OutgoingMail) {
  const { subject, html, text, attachments, calendar } = content;
  return {
    ...{ messageId, from, subject, html, text, attachments },
    icalEvent: calendar && { ...calendar, filename: CALENDAR_FILE },
    to: { name: '', address: to },
    replyTo: replyTo && { name: from.name, address: replyTo },
    headers: {
      // Nobody's holiday notice shall answer a machine (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
