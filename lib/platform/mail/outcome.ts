/** What has become of an attempt. `failure` is fit for logs and the owner's page: it names no person. */
export type Outcome =
  | { kind: 'sent' }
  /** The server will never take it: the address does not exist, the mailbox is closed */
  | { kind: 'refused'; failure: string }
  /** Another time: greylisting, a full mailbox, a server that does not answer */
  | { kind: 'retry'; failure: string; isServerDown: boolean };

/** Said of an address that cannot exist: placeholders end in this name (RFC 6761, 6.4). */
export const NO_ADDRESS: Outcome = { kind: 'refused', failure: 'no-address' };

/** Whether mail to an address could ever arrive. */
export function isDeliverable(address: string): boolean {
  return !/[@.]invalid$/i.test(address);
}

/** What nodemailer says of a failure. */
interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
}

/** Steps at which a server judges this one mail; before them it judges us. */
const JUDGES_MAIL = new Set(['RCPT TO', 'DATA']);

/** The server ends the conversation (RFC 5321, 4.2.1). */
const CLOSING = 421;

/**
 * Distinguishes a mail that is refused for good from one that is to be tried again. A refusal counts as final
 * only where the server judged the recipient or the content (RFC 5321, 4.2.1); a wrong password or a
 * closed door says nothing about the mail, so the mail is kept.
 */
export function outcomeOf(error: unknown): Outcome {
  const said = typeof error === 'object' && error !== null ? (error as SmtpError) : {};
  const { code, command = '', responseCode = 0 } = said;
  const judgesMail = JUDGES_MAIL.has(command);
  const failure = responseCode ? String(responseCode) : (code ?? 'unknown');
  if (judgesMail && responseCode >= 500) return { kind: 'refused', failure };
  const isServerDown = !judgesMail || responseCode === CLOSING || responseCode === 0;
  return { kind: 'retry', failure, isServerDown };
}
