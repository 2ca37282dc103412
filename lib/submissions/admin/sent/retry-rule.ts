interface RetryCase {
  template: string;
  recipient: string;
  status: string;
  /** Current address of the submission */
  address?: string;
  isWithdrawn: boolean;
  /** Whether it invites to a meeting that has changed since */
  isOutdated: boolean;
}

/** Goes to our own office, whatever address the submission has. */
const TO_THE_OFFICE = 'office-notice';

const FAILED = new Set(['rejected', 'dead']);

export const hasFailed = (status: string) => FAILED.has(status);

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
