import 'server-only';
import { z } from 'zod';
import { agencyRoutes } from '@/lib/agency-routes';
import { contractWords } from '@/lib/agencies/contract';
import { findAgreements } from '@/lib/agencies/agreement-repository';
import { findAgency } from '@/lib/agencies/repository';
import { LOGIN_LINK, LOGIN_MINUTES } from '@/lib/agencies/login';
import { isLinkOpen } from '@/lib/agencies/login-repository';
import { employeeRoutes } from '@/lib/employee-routes';
import { formatClock, formatDate } from '@/lib/platform/format/date';
import { sendsMail } from '@/lib/platform/mail/sender';
import { signId } from '@/lib/platform/secret';
import { CONSENT_WORDINGS } from '@/lib/submissions/kinds/wordings';
import { isSaleSubmission, offeredHomeFacts } from '@/lib/submissions/leads/facts';
import { findDeliveries } from '@/lib/submissions/leads/agency-repository';
import { isAskedOut } from '@/lib/submissions/leads/ending-repository';
import { issuedOf } from '@/lib/submissions/leads/issued-invoices';
import { findInvoice } from '@/lib/submissions/leads/issued-repository';
import { offeredHome, readObject } from '@/lib/submissions/leads/offer';
import { openImmoFile } from '@/lib/submissions/leads/openimmo-feedback';
import { className, offerToken, priceLabel } from '@/lib/submissions/leads/offer-service';
import { isAwaited } from '@/lib/submissions/leads/outcome-repository';
import { LEAD_OUTCOMES } from '@/lib/submissions/leads/outcomes';
import { saleState } from '@/lib/submissions/leads/qualification';
import { findOffer } from '@/lib/submissions/leads/offers-repository';
import { routes } from '@/lib/routes';
import type { ClaimedMessage } from '@/lib/platform/mail/repository';
import { aboutSubmission, absolute, type Composed, type Composition } from './composition';
import { findQualification } from '@/lib/submissions/leads/qualification-repository';

const contractPayload = z.object({
  agencyId: z.string(),
  change: z.enum(['pause', 'resume', 'notice', 'money-back', 'order-open', 'active']),
  at: z.coerce.date(),
  isForOffice: z.boolean(),
  credited: z.array(z.string()).default([]),
});

type Offer = NonNullable<Awaited<ReturnType<typeof findOffer>>>;

const payload = z.object({ offerId: z.string() });

const offerOf = ({ payload: given }: ClaimedMessage) => findOffer(payload.parse(given).offerId);

/** Goes to the agency's current address; none if the agency was deleted. */
const toAgency =
  (
    build: (offer: Offer, home: string) => Composed | null | Promise<Composed | null>,
  ): Composition =>
  async (message) => {
    const offer = await offerOf(message);
    const letter = offer && (await build(offer, offeredHome(offer)));
    return letter && { ...letter, to: offer.agency.email };
  };

export const LEAD_MAILS = {
  'lead-offer': toAgency((offer, home) => {
    const { object, agency, priceCents, endsAt } = offer;
    // The offer may have ended while the mail waited.
    if (offer.state !== 'open') return null;
    const { facts, owner, reasons } = readObject(object);
    return {
      template: 'lead-offer',
      data: {
        home,
        facts: [...facts, ...owner],
        reasons,
        office: agency.office,
        className: className(offer.class),
        price: priceLabel(priceCents),
        until: formatClock(endsAt),
        link: absolute(agencyRoutes.offer(offerToken(offer.id, agency))),
      },
    };
  }),
  'lead-delivered': toAgency(async ({ id, delivery, agency }, home) => {
    if (!delivery) return null;
    // Not in mails that stay here as files, because a deletion does not find them.
    const file = agency.mailsOpenImmo && sendsMail() ? await openImmoFile(id) : undefined;
    const link = absolute(agencyRoutes.lead(delivery.id));
    const data = { home, link, isAttached: file !== undefined };
    return { template: 'lead-delivered', data, attachments: file && [file] };
  }),
  'lead-outcome': toAgency(({ id, agency, delivery }, home) => {
    // What ends the question may have come while the mail waited.
    if (!delivery || !isAwaited(delivery) || agency.state === 'ended') return null;
    const page = absolute(agencyRoutes.offer(offerToken(id, agency)));
    const answers = Object.entries(LEAD_OUTCOMES).filter(([outcome]) => outcome !== 'new');
    return {
      template: 'lead-outcome',
      data: {
        home,
        delivered: formatDate(delivery.deliveredAt),
        answers: answers.map(([outcome, label]) => ({ label, link: `${page}?stand=${outcome}` })),
        isLast: delivery.asked > 1,
      },
    };
  }),
  'lead-stopped': toAgency((_, home) => ({ template: 'lead-stopped', data: { home } })),
  'lead-withdrawn': toAgency(({ delivery }, home) => ({
    template: 'lead-withdrawn',
    data: {
      home,
      isCredited: delivery?.reclaims.some(({ decision }) => decision === 'credited') ?? false,
      link: absolute(agencyRoutes.area),
    },
  })),
  'reclaim-decided': async (message: ClaimedMessage): Promise<Composed | null> => {
    const { reclaimId } = z.object({ reclaimId: z.string() }).parse(message.payload);
    return toAgency(({ delivery }, home) => {
      const reclaim = delivery?.reclaims.find(({ id }) => id === reclaimId);
      if (!delivery || !reclaim?.decision) return null;
      return {
        template: 'reclaim-decided',
        data: {
          home,
          isCredited: reclaim.decision === 'credited',
          explanation: reclaim.explanation ?? '',
          link: absolute(agencyRoutes.lead(delivery.id)),
        },
      };
    })(message);
  },
  'invoice-issued': async ({ payload: given }: ClaimedMessage): Promise<Composed | null> => {
    const { invoiceId } = z.object({ invoiceId: z.string() }).parse(given);
    const found = await findInvoice(invoiceId);
    const agency = found && (await findAgency(found.agencyId));
    if (!found || !agency) return null;
    const { title, total } = issuedOf({ ...found, closes: found.closes ?? found.id });
    const link = absolute(agencyRoutes.invoice(found.month));
    return { template: 'invoice-issued', data: { title, total, link }, to: agency.email };
  },
  'order-accepted': async ({ payload: given }: ClaimedMessage): Promise<Composed | null> => {
    const { agreementId } = z.object({ agreementId: z.string() }).parse(given);
    const [agreement] = await findAgreements({ id: agreementId });
    const agency = agreement && (await findAgency(agreement.agencyId));
    if (!agreement || !agency) return null;
    const { conditions, termsAsOf, acceptedBy, acceptedAt } = agreement;
    return {
      template: 'order-accepted',
      data: {
        office: agency.office,
        entries: [
          ...conditions.map(({ label, text, link }) => ({
            label,
            text: link ? `${text}: ${absolute(link)}` : text,
          })),
          { label: 'Bestellt von', text: `${acceptedBy}, ${formatClock(acceptedAt)}` },
          { label: 'Bedingungen', text: `AGB, Stand ${termsAsOf}` },
        ],
        terms: absolute(routes.terms),
        link: absolute(agencyRoutes.area),
      },
      to: agency.email,
    };
  },
  'contract-changed': async ({ payload: given }: ClaimedMessage): Promise<Composed | null> => {
    const { agencyId, change, at, isForOffice, credited } = contractPayload.parse(given);
    const agency = await findAgency(agencyId);
    if (!agency) return null;
    const isByUs = change === 'order-open' || change === 'active';
    // It may have been accepted, or paused, while the mail waited.
    if (isByUs && (agency.state !== 'active' || (change === 'active') !== Boolean(agency.agreedAt)))
      return null;
    const own = isByUs ? agencyRoutes.login : agencyRoutes.area;
    const page = isForOffice ? employeeRoutes.agency(agencyId) : own;
    const leads = await findDeliveries(agencyId, { id: { in: credited } });
    const entries = leads.map(({ offer, deliveredAt, priceCents }) => ({
      label: offeredHome(offer),
      text: `${priceLabel(priceCents)}, übergeben am ${formatDate(deliveredAt)}`,
    }));
    const data = {
      office: agency.office,
      isForOffice,
      isByUs,
      entries,
      ...contractWords(change, at),
    };
    return {
      template: 'contract-changed',
      data: { ...data, link: absolute(page) },
      to: isForOffice ? undefined : agency.email,
    };
  },
  'agency-login': async ({ payload: given }: ClaimedMessage): Promise<Composed | null> => {
    const { loginId } = z.object({ loginId: z.string() }).parse(given);
    // The link may have expired while the mail waited.
    if (!(await isLinkOpen(loginId, new Date()))) return null;
    const link = absolute(agencyRoutes.loginLink(signId(LOGIN_LINK, loginId)));
    const data = { link, minutes: LOGIN_MINUTES };
    return { template: 'agency-login', data };
  },
  'passed-on': aboutSubmission(async ({ name, link, message }) => {
    const offer = await offerOf(message);
    if (!offer) return null;
    const { office, contactName, email, phone } = offer.agency;
    return {
      template: 'passed-on',
      data: {
        name,
        link,
        wording: CONSENT_WORDINGS.partner,
        agency: [
          { label: 'Büro', text: office },
          { label: 'Ansprechpartner', text: contactName },
          { label: 'E-Mail', text: email },
          ...(phone ? [{ label: 'Telefon', text: phone }] : []),
        ],
      },
    };
  }),
  'sale-ended': aboutSubmission(async ({ name, link, submission }) => {
    const row = await findQualification(submission.id);
    // The owner may have answered while the mail waited.
    if (!row || !isSaleSubmission(submission) || saleState(row, new Date()) !== 'expired')
      return null;
    const [type] = offeredHomeFacts(submission);
    const home = `${type?.text ?? 'Immobilie'} in ${row.postalCode}`;
    const [isReleased, isLast] = [row.releasedAt !== null, await isAskedOut(submission.id)];
    const data = { name, home, isReleased, isLast, link: `${link}#weitergabe` };
    return { template: 'sale-ended', data };
  }),
} as const;
