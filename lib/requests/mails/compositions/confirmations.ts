import 'server-only';
import { z } from 'zod';
import { formatDayAndTime } from '@/lib/platform/format/date';
import { maskedPhone } from '@/lib/platform/format/phone';
import { factsOf } from '@/lib/requests/answers';
import { contactedBy } from '@/lib/requests/due-date';
import { whenWeCall } from '@/lib/requests/forms/callback/time-labels';
import { KINDS } from '@/lib/requests/kinds/kinds';
import type { StoredRequest } from '@/lib/requests/request';
import { formatReference } from '@/lib/requests/reference';
import { aboutRequest, listed } from './composition';

const fact = (request: StoredRequest, name: string) =>
  factsOf(request).find(({ field }) => field === name);

const textOf = (request: StoredRequest, name: string) => fact(request, name)?.text ?? '';

export const CONFIRMATIONS = {
  'valuation-confirmation': aboutRequest(({ name, request, link, expires }) => ({
    template: 'valuation-confirmation',
    data: { name, reference: formatReference(request.reference ?? ''), link, expires },
  })),
  'lead-confirmation': aboutRequest(({ name, request, link, expires, message: { payload } }) => ({
    template: 'lead-confirmation',
    data: {
      name,
      by: formatDayAndTime(contactedBy(request.createdAt)),
      answers: listed(request),
      partner: z.object({ partner: z.boolean() }).catch({ partner: false }).parse(payload).partner,
      link,
      expires,
    },
  })),
  'callback-confirmation': aboutRequest(({ name, request, link }) => ({
    template: 'callback-confirmation',
    data: {
      name,
      when: whenWeCall(String(fact(request, 'preferredTime')?.value ?? ''), request.createdAt),
      phone: maskedPhone(request.phone ?? ''),
      link,
    },
  })),
  'contact-confirmation': aboutRequest(({ name, request, link }) => ({
    template: 'contact-confirmation',
    data: { name, message: textOf(request, 'message'), link },
  })),
  'inquiry-confirmation': aboutRequest(({ name, request, link }) => ({
    template: 'inquiry-confirmation',
    data: {
      name,
      office: textOf(request, 'office'),
      packageName: textOf(request, 'package'),
      answers: listed(request),
      link,
    },
  })),
  'address-confirmation': aboutRequest(({ name, request, link, expires }) => ({
    template: 'address-confirmation',
    data: { name, title: KINDS[request.kind].title, link, expires },
  })),
};
