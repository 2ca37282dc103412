import 'server-only';
import { createHash } from 'node:crypto';
import { letterhead } from '@/lib/letterhead';
import { placeName } from '@/lib/platform/places/service';
import { routes } from '@/lib/routes';
import type { StoredRequest } from '@/lib/requests/request';
import { FORMULA_AS_OF } from '@/lib/valuation/estimate';
import { homeOf } from '@/lib/valuation/regional/wizard-home';
import { valueAtPlace } from '@/lib/valuation/regional/service';
import { expertiseOf } from '@/lib/requests/expertise';
import { valuationIn } from '@/lib/requests/service';
import { viewOf } from '../owner/view/view';
import { printer } from './printer';
import type { PrintTask } from './printer-thread';
import type { DocumentKind } from './repository';

/** A PDF to be: what it shows, by which one revision is told from the next, and how it is made. */
export interface DocumentContent {
  /** SHA-256, hex */
  revision: string;
  make: () => Promise<Buffer>;
}

const revisionOf = (content: object) =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');

const print = async (task: PrintTask) => Buffer.from(await printer.run(task));

async function valuationContent(request: StoredRequest) {
  const valuation = valuationIn(request);
  const { consents } = await viewOf(request);
  const head = letterhead();
  const content = {
    ...valuation,
    name: request.name ?? '',
    expert: await expertiseOf(request),
    place: placeName(valuation.postalCode),
    regional: valueAtPlace(valuation.postalCode, homeOf(valuation)),
    consents,
    dataDate: FORMULA_AS_OF,
    letterhead: head,
    ownRequestUrl: `${head.siteUrl}${routes.ownRequests}`,
    methodUrl: `${head.siteUrl}${routes.method}`,
  };
  return {
    revision: revisionOf(content),
    make: () => print({ name: 'valuation', given: [{ ...content, madeAt: new Date() }] }),
  };
}

async function exportContent(stored: StoredRequest) {
  const request = await viewOf(stored);
  const head = letterhead();
  return {
    revision: revisionOf({ request, head }),
    make: () => print({ name: 'export', given: [request, head, new Date()] }),
  };
}

const CONTENTS: Record<DocumentKind, (request: StoredRequest) => Promise<DocumentContent>> = {
  valuation: valuationContent,
  export: exportContent,
};

/** What a PDF of a request would show at this moment. */
export function contentOf(kind: DocumentKind, request: StoredRequest): Promise<DocumentContent> {
  return CONTENTS[kind](request);
}
