import 'server-only';
import { trace } from '@opentelemetry/api';
import { forgetDeleted } from '@/lib/platform/db/compact';
import {
  isDeliverable,
  NO_ADDRESS,
  type MailOutcome,
  outcomeOf,
} from '@/lib/platform/mail/outcome';
import {
  type Attempted,
  claimDue,
  type ClaimedMessage,
  type MailUse,
  recordAttempts,
  removeMessage,
} from '@/lib/platform/mail/repository';
import { isGivenUp, pauseAfter, restAfter } from '@/lib/platform/mail/state';
import { sendWebhook, WEBHOOK } from '@/lib/submissions/leads/webhook';
import { sender } from '@/lib/platform/mail/sender';
import type { Transport } from '@/lib/platform/mail/transport';
import { log } from '@/lib/platform/telemetry/log';
import { metrics } from '@/lib/platform/telemetry/metrics';
import { env } from '@/lib/platform/env';
import { type NextWork, workThrough } from '@/lib/platform/jobs/work-signal';
import { fileTransport } from '@/lib/platform/mail/file-transport';
import { AT_ONCE, smtpTransport } from '@/lib/platform/mail/smtp-transport';
import { compose } from './compose';

/** Derived from the outbox id, so that mail programs recognise a mail sent again after a crash. */
function messageId(outboxId: string, host: string): string {
  return `<${outboxId}@${host}>`;
}

type Delivery = 'idle' | 'done' | 'server-down';

/** Its recipient must be deleted once it is delivered or has failed. */
const LEAVES_NO_TRACE = 'deletion-confirmation';

/** Logs neither the recipient nor the server's response, which may contain the recipient. */
function logAttempt(
  { id, template, attempts, correlationId }: ClaimedMessage,
  outcome: MailOutcome,
) {
  metrics().attempts.inc({ outcome: outcome.kind });
  const named = { mail: id, ...(correlationId && { requestId: correlationId }) };
  const failure = outcome.kind === 'sent' ? '' : `, ${outcome.failure}`;
  const level = outcome.kind === 'sent' ? 'info' : 'warn';
  log()[level](named, `Mail ${id} (${template}), attempt ${attempts}: ${outcome.kind}${failure}`);
}

type Attempt = MailOutcome & { recipient?: string; use?: MailUse };

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

function traced({ template }: ClaimedMessage, work: () => Promise<Attempt | null>) {
  return trace.getTracer('portal').startActiveSpan('mail', async (span) => {
    span.setAttribute('mail.template', template);
    return work().finally(() => span.end());
  });
}

/** A mail written to a file is not sent, so no consent was used. */
function recordOf(
  message: ClaimedMessage,
  { recipient, use, ...outcome }: Attempt,
  { kind, now }: { kind: Transport['kind']; now: Date },
): Pick<Attempted, 'record' | 'use'> {
  if (outcome.kind === 'sent') {
    const { answer } = outcome;
    const sent = { failure: null, answer, sentAt: now, recipient };
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

const isOver = ({ kind }: MailOutcome, message: ClaimedMessage, now: Date) =>
  kind !== 'retry' || isGivenUp(message.createdAt, now);

/** Also removes traces in the database file. */
async function forget(message: ClaimedMessage) {
  await removeMessage(message);
  await forgetDeleted();
}

/**
 * Sends up to `most` due mails concurrently. After a crash, mails whose result was not stored are
 * sent again, under the same Message-ID.
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
      // Mails must not wait for each other's write; results that arrive meanwhile are stored together.
      written = written.then(() => recordAttempts(attempted.splice(0)));
      await written;
    }
    return outcome.kind === 'retry' && outcome.isServerDown;
  };
  const results = await Promise.allSettled(messages.map(deliver));
  // Thrown last, because the caller closes the transport that other mails still use.
  const fault = results.find((result) => result.status === 'rejected');
  if (fault) throw fault.reason;
  const isDown = results.some((result) => result.status === 'fulfilled' && result.value);
  return isDown ? 'server-down' : 'done';
}

/** To SMTP_URL, or without it to files in `data/mail`. */
function openTransport(): Transport {
  const { SMTP_URL } = env();
  return SMTP_URL ? smtpTransport(SMTP_URL) : fileTransport();
}

/** Pauses, longer each time, while the mail server does not answer. */
export async function sendMails(stop: AbortSignal): Promise<void> {
  let transport: Transport | undefined;
  let failures = 0;
  const hangUp = () => {
    transport?.close();
    transport = undefined;
  };
  const send = async (): Promise<NextWork> => {
    transport ??= openTransport();
    // After a failure, one mail is enough to try the server.
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
