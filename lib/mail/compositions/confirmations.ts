import 'server-only';
import { z } from 'zod';
import { maskedPhone } from '@/lib/platform/format/phone';
import { whenWeCall } from '@/lib/requests/callback/time-labels';
import { formatReference } from '@/lib/valuation/reference';
import { SUBJECT_TITLES } from '@/lib/subjects/titles';
import { aboutSubject, listed } from './about-subject';

const textOf = (facts: { field: string; text: string }[], field: string) =>
  facts.find((fact) => fact.field === field)?.text ?? '';

/** Mails that say that something has come in, and those that ask for the address to be confirmed. */
export const CONFIRMATIONS = {
  'valuation-confirmation': aboutSubject(({ name, valuation }, linked) => ({
    template: 'valuation-confirmation',
    data: { name, reference: formatReference(valuation?.reference ?? ''), ...linked },
  })),
  'lead-confirmation': aboutSubject((subject, linked, { payload }) => ({
    template: 'lead-confirmation',
    data: {
      name: subject.name,
      answers: listed(subject),
      partner: z.object({ partner: z.boolean() }).catch({ partner: false }).parse(payload).partner,
      ...linked,
    },
  })),
  'callback-confirmation': aboutSubject(({ name, facts, person, createdAt }, { link }) => {
    const slot = facts.find(({ field }) => field === 'preferredTime')?.value;
    return {
      template: 'callback-confirmation',
      data: {
        name,
        when: whenWeCall(String(slot ?? ''), createdAt),
        phone: maskedPhone(person.phone ?? ''),
        link,
      },
    };
  }),
  'contact-confirmation': aboutSubject(({ name, facts }, { link }) => ({
    template: 'contact-confirmation',
    data: { name, message: textOf(facts, 'message'), link },
  })),
  'inquiry-confirmation': aboutSubject((subject, { link }) => ({
    template: 'inquiry-confirmation',
    data: {
      name: subject.name,
      office: textOf(subject.facts, 'office'),
      packageName: textOf(subject.facts, 'package'),
      answers: listed(subject),
      link,
    },
  })),
  'address-confirmation': aboutSubject(({ name, subjectType }, linked) => ({
    template: 'address-confirmation',
    data: { name, title: SUBJECT_TITLES[subjectType], ...linked },
  })),
};
