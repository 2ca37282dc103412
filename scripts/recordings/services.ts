// What the recordings ask for beside the handlers: the one place that knows where it stands in lib.
import { mailTemplates } from '@/lib/requests/back-office/actions/mail-templates';
import { countQuarantined, listQuarantined } from '@/lib/requests/back-office/quarantine/service';
import { parseQueueQuery } from '@/lib/requests/back-office/queue/search-params';
import { countRequests, hitsByKind, listRequests } from '@/lib/requests/back-office/queue/service';
import { requestDetail } from '@/lib/requests/back-office/request/service';
import { parseSentQuery } from '@/lib/requests/back-office/sent/search-params';
import { listSent } from '@/lib/requests/back-office/sent/service';
import { legalDocument } from '@/lib/legal/documents';
import { deliverDue } from '@/lib/requests/mails/delivery';
import type { OutgoingMail } from '@/lib/platform/mail/transport';
import { browserRequest } from '@/lib/requests/links/service';
import { createPass } from '@/lib/requests/links/pass';
import { correctionFields } from '@/lib/requests/owner/correction/fields';
import { makeNextDocument } from '@/lib/requests/documents/service';
import { ownerToken } from '@/lib/requests/links/token';
import { lookUpNext } from '@/lib/requests/owner/new-link/service';
import { retentionNotice } from '@/lib/requests/owner/retention-notice';
import { openRequest } from '@/lib/requests/owner/service';
import { inquiryForm } from '@/lib/requests/kinds/inquiry';
import { leadForm } from '@/lib/requests/kinds/lead';
import { valuationForm } from '@/lib/requests/kinds/valuation';
import { getValuation } from '@/lib/requests/service';
import { runRetention } from '@/lib/requests/retention/pass';
import type { RequestKind } from '@/lib/requests/kinds/kinds';
import { submit } from '@/lib/requests/submission/service';

export { makeNextDocument, ownerToken };

/** The value of the cookie that a browser was given just now. */
export const browserPass = (type: RequestKind, id: string) =>
  createPass({ kind: type, id }, new Date());

const queue = (type: RequestKind, parameters: Record<string, string>) =>
  listRequests(type, parseQueueQuery(parameters, type), { id: 2 });

/** Sends a form that was sent without JavaScript. */
function sendPlain(kind: string, body: object, pass?: string) {
  const submitter = { caller: 'plain', idempotencyKey: 'as typed', isKeyTyped: true, pass };
  if (kind === 'lead') return submit(leadForm, body, submitter);
  if (kind === 'inquiry') return submit(inquiryForm, body, submitter);
  return submit(valuationForm, body, submitter).then(getValuation);
}

/** Sends whatever is due, in an order that does not hang on what was drawn at random. */
async function deliver() {
  while (await lookUpNext());
  const sent: (Omit<OutgoingMail, 'html' | 'attachments'> & { files: string[] })[] = [];
  const send = async ({ html, attachments, ...mail }: OutgoingMail) => {
    if (!html.includes('</html>')) throw new Error('A mail without HTML');
    sent.push({
      ...mail,
      files: attachments.map(({ filename, content }) => `${filename}, ${content.length} bytes`),
    });
  };
  const transport = { kind: 'smtp', send, close: () => {} } as const;
  while ((await deliverDue(transport, () => new Date())) !== 'idle');
  const order = ({ to, subject, text }: (typeof sent)[number]) =>
    [to, subject, text.replace(/\/anfrage\/[\w-]+/g, '')].join();
  return sent.sort((one, other) => (order(one) < order(other) ? -1 : 1));
}

/** What pages are given and what workers do, by the names in the recordings. */
export const SERVICES: Record<string, (...given: never[]) => unknown> = {
  queue,
  idsInQueue: async (type: RequestKind, parameters: Record<string, string>) => {
    const { cards, ...rest } = await queue(type, parameters);
    return { ...rest, ids: cards.map(({ id }) => id) };
  },
  counters: () => countRequests(new Date()),
  hits: hitsByKind,
  requestView: requestDetail,
  mailTemplates: async (type: RequestKind, id: string) =>
    mailTemplates(await requestDetail(type, id)),
  quarantine: async () => [await countQuarantined(), await listQuarantined(1)],
  sentMails: (parameters: Record<string, string>) => listSent(parseSentQuery(parameters)),
  /** What the pages of 'Meine Anfrage' are given beside what its export holds */
  ownLink: async (token: string) => (await openRequest(token)).link,
  ownPages: async (token: string) => {
    const { request } = await openRequest(token);
    const corrections = correctionFields(request).map(({ name, value }) => [name, value]);
    return { corrections, kept: retentionNotice(request.retention) };
  },
  correctionForm: async (token: string) =>
    correctionFields((await openRequest(token)).request).map(
      ({ type: kind, optional = false, ...field }) => ({ ...field, kind, optional }),
    ),
  browserPage: browserRequest,
  resultPage: getValuation,
  /** A form that was sent without JavaScript */
  plainForm: sendPlain,
  privacyNotice: () => legalDocument('privacy').sections,
  deliver,
  retain: (dryRun: boolean) => runRetention(new Date(), { dryRun }),
};
