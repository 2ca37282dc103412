/** `failure` is shown in logs and to the owner, so it contains no personal data. */
export type MailOutcome =
  | { kind: 'sent'; /** Of an agency's software */ answer?: string }
  | { kind: 'refused'; failure: string }
  /** Greylisting, a full mailbox, a server that does not answer */
  | { kind: 'retry'; failure: string; isServerDown: boolean };

/** Placeholder addresses end in .invalid (RFC 6761, 6.4). */
export const NO_ADDRESS: MailOutcome = { kind: 'refused', failure: 'no-address' };

export function isDeliverable(address: string): boolean {
  return !/[@.]invalid$/i.test(address);
}

interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
}

const JUDGES_MAIL = new Set(['RCPT TO', 'DATA']);

const CLOSING = 421;

/** Final only if the server judged recipient or content (RFC 5321, 4.2.1), not us. */
export function outcomeOf(error: unknown): MailOutcome {
  const said = typeof error === 'object' && error !== null ? (error as SmtpError) : {};
  const { code, command = '', responseCode = 0 } = said;
  const judgesMail = JUDGES_MAIL.has(command);
  const failure = responseCode ? String(responseCode) : (code ?? 'unknown');
  if (judgesMail && responseCode >= 500) return { kind: 'refused', failure };
  const isServerDown = !judgesMail || responseCode === CLOSING || responseCode === 0;
  return { kind: 'retry', failure, isServerDown };
}
