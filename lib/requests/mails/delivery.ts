import 'server-only';
import { trace } from '@opentelemetry/api';
import { forgetDeleted } from '@/lib/platform/db/compact';
import { isDeliverable, NO_ADDRESS, type Outcome, outcomeOf } from '@/lib/platform/mail/outcome';
import {
  type Attempted,
  claimDue,
  type ClaimedMessage,
  type MailUse,
  recordAttempts,
  removeMessage,
} from '@/lib/platform/mail/repository';
import { isGivenUp, pauseAfter, restAfter } from '@/lib/platform/mail/state';
import { sendWebhook, WEBHOOK } from '@/lib/requests/leads/webhook';
import { sender } from '@/lib/platform/mail/sender';
import type { Transport } from '@/lib/platform/mail/transport';
import { log } from '@/lib/platform/telemetry/log';
import { metrics } from '@/lib/platform/telemetry/metrics';
import { env } from '@/lib/platform/env';
import { type NextStep, workThrough } from '@/lib/platform/jobs/work-signal';
import { fileTransport } from '@/lib/platform/mail/file-transport';
import { AT_ONCE, smtpTransport } from '@/lib/platform/mail/smtp-transport';
import { compose } from './compose';

/**
 * The Message-ID of an outbox row: made from its id, so that a mail that had to be sent again after a
 * crash is recognised as the same one by the receiving mail program.
 * @param host right of the @, the host of the sender's address
 */
function messageId(outboxId: string, host: string): string {
  return `<${outboxId}@${host}>`;
}

/** What the worker learns from an attempt. */
type Delivery = 'idle' | 'done' | 'server-down';

/** The one mail whose recipient must not be kept once it has arrived, or cannot. */
const LEAVES_NO_TRACE = 'deletion-confirmation';

/** Logs an attempt without the recipient, and so without the server's own words, which may contain it. */
function logAttempt({ id, template, attempts, correlationId }: ClaimedMessage, outcome: Outcome) {
  metrics().attempts.inc({ outcome: outcome.kind });
  const named = { mail: id, ...(correlationId && { requestId: correlationId }) };
  const failure = outcome.kind === 'sent' ? '' : `, ${outcome.failure}`;
  const level = outcome.kind === 'sent' ? 'info' : 'warn';
  log()[level](named, `Mail ${id} (${template}), attempt ${attempts}: ${outcome.kind}${failure}`);
}

/** What has become of an attempt, where the mail went if elsewhere than it was queued for, and the consent that it makes use of. */
type Attempt = Outcome & { recipient?: string; use?: MailUse };

async function attempt(message: ClaimedMessage, transport: Transport): Promise<Attempt | null> {
  if (message.template === WEBHOOK) return sendWebhook(message);
  const mail = await compose(message).catch((error: unknown) => {
    log().error({ err: error }, `Mail ${message.id} (${message.template}) could not be written`);
    return 'unwritten' as const;
  });
  if (mail === 'unwritten') return { kind: 'retry', failure: 'unwritten', isServerDown: false };
  if (!mail) return null;
  const { from, replyTo, host } = sender();
  const { id } = message;
  const { use, to = message.recipient, ...content } = mail;
  if (transport.kind === 'smtp' && !isDeliverable(to)) return NO_ADDRESS;
  try {
    await transport.send({ id, messageId: messageId(id, host), from, replyTo, to, ...content });
    return { kind: 'sent', recipient: mail.to, use };
  } catch (error) {
    return outcomeOf(error);
  }
}

/** Does an attempt within a span that names the mail's template. */
function traced({ template }: ClaimedMessage, work: () => Promise<Attempt | null>) {
  return trace.getTracer('portal').startActiveSpan('mail', async (span) => {
    span.setAttribute('mail.template', template);
    return work().finally(() => span.end());
  });
}

/** What is stored of an outcome. Writing a file is no use of a consent, because nothing is sent. */
function recordOf(
  message: ClaimedMessage,
  { recipient, use, ...outcome }: Attempt,
  { kind, now }: { kind: Transport['kind']; now: Date },
): Pick<Attempted, 'record' | 'use'> {
  if (outcome.kind === 'sent') {
    const sent = { failure: null, sentAt: now, recipient };
    if (kind === 'file' && message.template !== WEBHOOK)
      return { record: { status: 'filed', ...sent } };
    return { record: { status: 'sent', ...sent }, use };
  }
  const { failure } = outcome;
  if (outcome.kind === 'refused') return { record: { status: 'rejected', failure } };
  if (isGivenUp(message.createdAt, now)) return { record: { status: 'dead', failure } };
  const nextAttemptAt = new Date(now.getTime() + pauseAfter(message.attempts));
  return { record: { status: 'queued', failure, nextAttemptAt } };
}

const isOver = ({ kind }: Outcome, message: ClaimedMessage, now: Date) =>
  kind !== 'retry' || isGivenUp(message.createdAt, now);

/** Removes the last mail to somebody, and what the database file remembers of it. */
async function forget(message: ClaimedMessage) {
  await removeMessage(message);
  await forgetDeleted();
}

/**
 * Sends the mails that have been due the longest, at once, and writes down what became of each. A crash
 * between the two makes the next process send them again, under the same Message-ID.
 * @param now the moment it is, read again for each mail
 * @param most how many there may be
 */
export async function deliverDue(
  transport: Transport,
  now: () => Date,
  most = 1,
): Promise<Delivery> {
  const messages = await claimDue(now(), most);
  if (messages.length === 0) return 'idle';
  const attempted: Attempted[] = [];
  let written: Promise<void> = Promise.resolve();
  const deliver = async (message: ClaimedMessage) => {
    const outcome = await traced(message, () => attempt(message, transport));
    if (!outcome) {
      await removeMessage(message);
      return false;
    }
    logAttempt(message, outcome);
    const moment = { kind: transport.kind, now: now() };
    const isLast = message.template === LEAVES_NO_TRACE && isOver(outcome, message, moment.now);
    if (isLast) await forget(message);
    else {
      attempted.push({ message, ...recordOf(message, outcome, moment) });
      // No mail waits for another; outcomes that arrive during a write are stored by the next one together.
      written = written.then(() => recordAttempts(attempted.splice(0)));
      await written;
    }
    return outcome.kind === 'retry' && outcome.isServerDown;
  };
  const results = await Promise.allSettled(messages.map(deliver));
  // Thrown only now, because the caller closes the transport, which the others still needed.
  const fault = results.find((result) => result.status === 'rejected');
  if (fault) throw fault.reason;
  const isDown = results.some((result) => result.status === 'fulfilled' && result.value);
  return isDown ? 'server-down' : 'done';
}

/** How mails leave: to the server of SMTP_URL, or as files into `data/mail` where none is set. */
function openTransport(): Transport {
  const { SMTP_URL } = env();
  return SMTP_URL ? smtpTransport(SMTP_URL) : fileTransport();
}

/**
 * Sends what is in the outbox, some mails at once, until the signal says stop. A mail server that
 * does not answer is left alone for a while, longer each time; the mails wait.
 */
export async function sendMails(stop: AbortSignal): Promise<void> {
  let transport: Transport | undefined;
  let failures = 0;
  const hangUp = () => {
    transport?.close();
    transport = undefined;
  };
  const send = async (): Promise<NextStep> => {
    transport ??= openTransport();
    // A server that did not answer is tried with one mail, so that a failure delays only that one.
    const most = failures > 0 ? 1 : AT_ONCE;
    const delivery = await deliverDue(transport, () => new Date(), most);
    if (delivery === 'done') failures = 0;
    else hangUp();
    if (delivery === 'server-down') return { rest: restAfter(++failures) };
    return delivery === 'idle' ? 'idle' : 'go-on';
  };
  await workThrough(stop, send, (error) => {
    hangUp();
    log().error({ err: error }, 'The outbox could not be worked on');
  });
  hangUp();
}
