import 'server-only';
import { z } from 'zod';
import { agentRoutes } from '@/lib/agent-routes';
import { findAgreements } from '@/lib/agents/agreement-repository';
import { findAgent } from '@/lib/agents/repository';
import { LOGIN_LINK, LOGIN_MINUTES } from '@/lib/agents/login';
import { isLinkOpen } from '@/lib/agents/login-repository';
import { formatClock } from '@/lib/platform/format/date';
import { signId } from '@/lib/platform/secret';
import { CONSENT_WORDINGS } from '@/lib/requests/kinds/wordings';
import { isSaleRequest, offeredHomeFacts } from '@/lib/requests/leads/facts';
import { issuedOf } from '@/lib/requests/leads/issued-invoices';
import { findInvoice } from '@/lib/requests/leads/issued-repository';
import { offeredHome, readObject } from '@/lib/requests/leads/offer';
import { className, offerToken, priceLabel } from '@/lib/requests/leads/offer-service';
import { saleState } from '@/lib/requests/leads/qualification';
import { findQualification } from '@/lib/requests/leads/repository';
import { findOffer } from '@/lib/requests/leads/offers-repository';
import { routes } from '@/lib/routes';
import type { ClaimedMessage } from '@/lib/platform/mail/repository';
import { aboutRequest, absolute, type Composed, type Composition } from './composition';

type Offer = NonNullable<Awaited<ReturnType<typeof findOffer>>>;

const payload = z.object({ offerId: z.string() });

const offerOf = ({ payload: given }: ClaimedMessage) => findOffer(payload.parse(given).offerId);

/** Goes to the office's current address; none if the office was deleted. */
const toOffice =
  (build: (offer: Offer, home: string) => Composed | null): Composition =>
  async (message) => {
    const offer = await offerOf(message);
    const letter = offer && build(offer, offeredHome(offer));
    return letter && { ...letter, to: offer.agent.email };
  };

export const LEAD_MAILS = {
  'lead-offer': toOffice((offer, home) => {
    const { object, agent, priceCents, endsAt } = offer;
    // The offer may have ended while the mail waited.
    if (offer.state !== 'open') return null;
    const { facts, owner, reasons } = readObject(object);
    return {
      template: 'lead-offer',
      data: {
        home,
        facts: [...facts, ...owner],
        reasons,
        office: agent.office,
        className: className(offer.class),
        price: priceLabel(priceCents),
        until: formatClock(endsAt),
        link: absolute(agentRoutes.offer(offerToken(offer.id, agent))),
      },
    };
  }),
  'lead-delivered': toOffice(({ delivery }, home) =>
    delivery
      ? {
          template: 'lead-delivered',
          data: { home, link: absolute(agentRoutes.lead(delivery.id)) },
        }
      : null,
  ),
  'lead-stopped': toOffice((_, home) => ({ template: 'lead-stopped', data: { home } })),
  'lead-withdrawn': toOffice(({ delivery }, home) => ({
    template: 'lead-withdrawn',
    data: {
      home,
      isCredited: delivery?.reclaims.some(({ decision }) => decision === 'credited') ?? false,
      link: absolute(agentRoutes.area),
    },
  })),
  'reclaim-decided': async (message: ClaimedMessage): Promise<Composed | null> => {
    const { reclaimId } = z.object({ reclaimId: z.string() }).parse(message.payload);
    return toOffice(({ delivery }, home) => {
      const reclaim = delivery?.reclaims.find(({ id }) => id === reclaimId);
      if (!delivery || !reclaim?.decision) return null;
      return {
        template: 'reclaim-decided',
        data: {
          home,
          isCredited: reclaim.decision === 'credited',
          explanation: reclaim.explanation ?? '',
          link: absolute(agentRoutes.lead(delivery.id)),
        },
      };
    })(message);
  },
  'invoice-issued': async ({ payload: given }: ClaimedMessage): Promise<Composed | null> => {
    const { invoiceId } = z.object({ invoiceId: z.string() }).parse(given);
    const found = await findInvoice(invoiceId);
    const agent = found && (await findAgent(found.agentId));
    if (!found || !agent) return null;
    const { title, total } = issuedOf({ ...found, closes: found.closes ?? found.id });
    const link = absolute(agentRoutes.invoice(found.month));
    return { template: 'invoice-issued', data: { title, total, link }, to: agent.email };
  },
  'order-accepted': async ({ payload: given }: ClaimedMessage): Promise<Composed | null> => {
    const { agreementId } = z.object({ agreementId: z.string() }).parse(given);
    const [agreement] = await findAgreements({ id: agreementId });
    const agent = agreement && (await findAgent(agreement.agentId));
    if (!agreement || !agent) return null;
    const { conditions, termsAsOf, acceptedBy, acceptedAt } = agreement;
    return {
      template: 'order-accepted',
      data: {
        office: agent.office,
        entries: [
          ...conditions,
          { label: 'Bestellt von', text: `${acceptedBy}, ${formatClock(acceptedAt)}` },
          { label: 'Bedingungen', text: `AGB, Stand ${termsAsOf}` },
        ],
        terms: absolute(routes.terms),
        link: absolute(agentRoutes.area),
      },
      to: agent.email,
    };
  },
  'agent-login': async ({ payload: given }: ClaimedMessage): Promise<Composed | null> => {
    const { loginId } = z.object({ loginId: z.string() }).parse(given);
    // The link may have expired while the mail waited.
    if (!(await isLinkOpen(loginId, new Date()))) return null;
    const link = absolute(agentRoutes.loginLink(signId(LOGIN_LINK, loginId)));
    const data = { link, minutes: LOGIN_MINUTES };
    return { template: 'agent-login', data };
  },
  'passed-on': aboutRequest(async ({ name, link, message }) => {
    const offer = await offerOf(message);
    if (!offer) return null;
    const { office, contactName, email, phone } = offer.agent;
    return {
      template: 'passed-on',
      data: {
        name,
        link,
        wording: CONSENT_WORDINGS.partner,
        office: [
          { label: 'Büro', text: office },
          { label: 'Ansprechpartner', text: contactName },
          { label: 'E-Mail', text: email },
          ...(phone ? [{ label: 'Telefon', text: phone }] : []),
        ],
      },
    };
  }),
  'sale-ended': aboutRequest(async ({ name, link, request }) => {
    const row = await findQualification(request.id);
    // The owner may have answered while the mail waited.
    if (!row || !isSaleRequest(request) || saleState(row, new Date()) !== 'expired') return null;
    const [type] = offeredHomeFacts(request);
    const home = `${type?.text ?? 'Immobilie'} in ${row.postalCode}`;
    return { template: 'sale-ended', data: { name, link, home } };
  }),
} as const;
