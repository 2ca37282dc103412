/** What is known when a mail is to be sent once more. */
interface RetryCase {
  template: string;
  recipient: string;
  status: string;
  /** The mail address that the request has now */
  address?: string;
  /** Whether the consent that the mail rests on is withdrawn */
  isWithdrawn: boolean;
  /** Whether it invites to a meeting that is not as it says any more */
  isOutdated: boolean;
}

/** Goes to our own office, whatever address the request has. */
const TO_THE_OFFICE = 'office-notice';

const FAILED = new Set(['rejected', 'dead']);

/** Whether a mail has failed for good, so that only an employee sets it going again. */
export const hasFailed = (status: string) => FAILED.has(status);

/** Why a mail must not be sent once more, as a German sentence; `undefined` where it may. */
export function retryRefusal(mail: RetryCase): string | undefined {
  const { template, recipient, status, address, isWithdrawn, isOutdated } = mail;
  if (!hasFailed(status)) return 'Diese E-Mail ist inzwischen nicht mehr gescheitert.';
  if (template === TO_THE_OFFICE) return undefined;
  if (recipient !== address) {
    return 'Diese Adresse gehört nicht mehr zur Anfrage. Bitte schreiben Sie aus der Anfrage heraus.';
  }
  if (isOutdated) {
    return 'Der Termin ist inzwischen verlegt, abgesagt oder vorbei. Diese Einladung geht nicht mehr hinaus.';
  }
  return isWithdrawn
    ? 'Die Einwilligung, auf der diese E-Mail beruht, ist widerrufen. Sie geht nicht mehr hinaus.'
    : undefined;
}
