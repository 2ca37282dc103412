// What the recordings ask for beside the handlers: the one place that knows where it stands in lib.
import { mailTemplates } from '@/lib/back-office/actions/mail-templates';
import { countQuarantined, listQuarantined } from '@/lib/back-office/quarantine/service';
import { parseQueueQuery } from '@/lib/back-office/queue/search-params';
import { countRequests, hitsByKind, listRequests } from '@/lib/back-office/queue/service';
import { requestDetail } from '@/lib/back-office/request/service';
import { parseSentQuery } from '@/lib/back-office/sent/search-params';
import { listSent } from '@/lib/back-office/sent/service';
import { legalDocument } from '@/lib/legal/documents';
import { deliverNext } from '@/lib/mail/delivery';
import type { OutgoingMail } from '@/lib/mail/transport';
import { browserRequest } from '@/lib/own-request/browser/service';
import { createPass } from '@/lib/own-request/browser/pass';
import { correctionFields } from '@/lib/own-request/correction/fields';
import { makeNextDocument } from '@/lib/own-request/documents/service';
import { ownerToken } from '@/lib/own-request/links/token';
import { lookUpNext } from '@/lib/own-request/new-link/service';
import { retentionNotice } from '@/lib/own-request/retention-notice';
import { openRequest } from '@/lib/own-request/service';
import { runRetention } from '@/lib/retention/pass';
import type { SubjectType } from '@/lib/submissions/subject';
import { getValuation } from '@/lib/valuation/service';

export { countQuarantined, listQuarantined, makeNextDocument, ownerToken };

const typed = (type: string) => type as SubjectType;

/** What the dialog of the back-office shows of a request, and the mails that are written beforehand. */
export async function requestView(type: string, id: string) {
  const detail = await requestDetail(typed(type), id);
  return { ...detail, templates: mailTemplates(detail) };
}

/** A list of the dashboard as its address asks for it. */
export const queue = (type: string, parameters: Record<string, string>, viewer: number) =>
  listRequests(typed(type), parseQueueQuery(parameters, typed(type)), { id: viewer });

export const counters = () => countRequests(new Date());
export const hits = (query: string) => hitsByKind(query);
export const sentMails = (parameters: Record<string, string>) =>
  listSent(parseSentQuery(parameters));

/** What the pages of 'Meine Anfrage' are given beside what its export holds. */
export async function ownPage(token: string) {
  const { request, link } = await openRequest(token);
  return { link, corrections: correctionFields(request), kept: retentionNotice(request.retention) };
}

/** The value of the cookie that a browser was given just now. */
export const browserPass = (type: string, id: string) =>
  createPass({ subjectType: typed(type), subjectId: id }, new Date());

export const browserPage = (pass: string) => browserRequest(pass);
export const resultPage = (id: string) => getValuation(id);
export const privacyNotice = () => legalDocument('privacy').sections;
export const retain = (dryRun: boolean) => runRetention(new Date(), { dryRun });

/** Sends whatever is due. */
export async function deliver(): Promise<OutgoingMail[]> {
  const sent: OutgoingMail[] = [];
  const send = async (mail: OutgoingMail) => void sent.push(mail);
  const transport = { kind: 'smtp', send, close: () => {} } as const;
  while ((await deliverNext(transport, () => new Date())) !== 'idle');
  return sent;
}

/** Looks for the addresses that links were asked for. */
export async function lookUpAddresses(): Promise<void> {
  while (await lookUpNext());
}
