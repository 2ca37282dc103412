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

/** A way for mails to leave the house. */
export interface Transport {
  /** Whether mails go to a server, or stay on this machine as files */
  kind: 'smtp' | 'file';
  /** Resolves once the mail is out of our hands; rejects with what the server said */
  send: (mail: OutgoingMail) => Promise<void>;
  close: () => void;
}
