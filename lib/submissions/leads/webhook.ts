import 'server-only';
import { createHmac } from 'node:crypto';
import { lookup } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { env } from '@/lib/platform/env';
import { keyedHash } from '@/lib/platform/secret';
import type { ClaimedMessage } from '@/lib/platform/mail/repository';
import type { MailOutcome } from '@/lib/platform/mail/outcome';
import { z } from 'zod';
import { agencyRoutes } from '@/lib/agency-routes';
import { placeName } from '@/lib/platform/places/service';
import { findSubmission } from '@/lib/submissions/repository';
import type { StoredSubmission } from '@/lib/submissions/kinds/kinds';
import { site } from '@/lib/site';
import { isSaleSubmission, ownersWords, type SaleSubmission } from './facts';
import { findOffer } from './offers-repository';

const payloadSchema = z.object({ offerId: z.string() });

/** In the terms of OpenImmo 1.2.7. */
function openImmo({ details }: SaleSubmission) {
  const { postalCode, propertyType, area, yearBuilt, condition } = details;
  return {
    objektkategorie: { objektart: propertyType },
    geo: { plz: postalCode, ort: placeName(postalCode) },
    flaechen: {
      wohnflaeche: area || undefined,
      grundstuecksflaeche: ('plotArea' in details ? details.plotArea : null) ?? undefined,
      anzahl_zimmer: ('rooms' in details ? details.rooms : null) ?? undefined,
    },
    zustand_angaben: { baujahr: yearBuilt ?? undefined, zustand: condition ?? undefined },
  };
}

const contact = ({ name, email, phone }: StoredSubmission) => ({
  name,
  email_direkt: email,
  tel_durchw: phone,
});

/** Nothing once the consent is withdrawn. */
async function leadForSoftware(payload: unknown) {
  const offer = await findOffer(payloadSchema.parse(payload).offerId);
  if (!offer?.delivery || offer.delivery.withdrawnAt) return undefined;
  const submission = await findSubmission(offer.submissionId);
  if (!submission || !isSaleSubmission(submission)) return undefined;
  const { id, deliveredAt } = offer.delivery;
  return {
    agencyId: offer.agencyId,
    body: {
      event: 'lead.delivered',
      id,
      deliveredAt: deliveredAt.toISOString(),
      class: offer.class,
      priceCents: offer.priceCents,
      certificate: site().url + agencyRoutes.certificate(id),
      immobilie: openImmo(submission),
      kontaktperson: contact(submission),
      freitext: ownersWords(submission) ?? undefined,
    },
  };
}

export const WEBHOOK = 'lead-webhook';

/** Milliseconds */
const TIMEOUT = 10_000;

/** An agency verifies messages with this key, which its area shows. */
export const webhookKey = (agencyId: string): string => keyedHash(`webhook:${agencyId}`);

/** HMAC-SHA-256 (hex) of time and body */
const webhookSignature = (agencyId: string, at: string, body: string): string =>
  createHmac('sha256', webhookKey(agencyId)).update(`${at}.${body}`).digest('hex');

/** All public unicast IPv6 addresses (RFC 4291, 2.4). */
const PUBLIC_IPV6 = netsOf('2000::/3');

/** Networks that are not public or embed IPv4 addresses: the registries of RFC 6890. */
const SPECIAL = netsOf(
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
);

function netsOf(...nets: string[]): BlockList {
  const list = new BlockList();
  for (const net of nets) {
    const [start = '', bits] = net.split('/');
    list.addSubnet(start, Number(bits), start.includes(':') ? 'ipv6' : 'ipv4');
  }
  return list;
}

function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !SPECIAL.check(address);
  return PUBLIC_IPV6.check(address, 'ipv6') && !SPECIAL.check(address, 'ipv6');
}

/** An empty port is 443. */
const PORTS = ['', '8443'];

/** HTTPS to a public host, unless the operator allows others. */
export function isWebhookAddress(
  typed: string,
  allowsPrivate = env().WEBHOOK_PRIVATE === 'on',
): boolean {
  if (!URL.canParse(typed)) return false;
  const { protocol, hostname, port, username, password } = new URL(typed);
  if (username || password) return false;
  if (allowsPrivate) return protocol === 'https:' || protocol === 'http:';
  if (protocol !== 'https:' || !PORTS.includes(port)) return false;
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 || isPublic(host);
}

/** Refuses a host with any address that is not public, because the agency chooses the name. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const inside = addresses?.some(({ address }) => !isPublic(address));
    if (error || inside) done(error ?? new Error('private address'), []);
    else done(null, addresses);
  });
};

function post(url: URL, headers: Record<string, string>, body: string): Promise<number> {
  const ask = url.protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const sending = ask(
      url,
      {
        method: 'POST',
        headers,
        timeout: TIMEOUT,
        signal: AbortSignal.timeout(TIMEOUT),
        lookup: env().WEBHOOK_PRIVATE === 'on' ? undefined : publicLookup,
      },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    sending.on('error', reject);
    sending.end(body);
  });
}

/** Anything but 2xx is retried like a mail. @returns `null` if there is nothing to send any more */
export async function sendWebhook({
  id,
  recipient,
  payload,
}: ClaimedMessage): Promise<MailOutcome | null> {
  const lead = await leadForSoftware(payload);
  if (!lead) return null;
  const body = JSON.stringify(lead.body);
  const at = new Date().toISOString();
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    // The same at every attempt, to recognise duplicates.
    'Wohnlotse-Message': id,
    'Wohnlotse-Time': at,
    'Wohnlotse-Signature': webhookSignature(lead.agencyId, at, body),
  };
  try {
    if (!isWebhookAddress(recipient)) throw new Error('refused address');
    const status = await post(new URL(recipient), headers, body);
    if (status >= 200 && status < 300) return { kind: 'sent' };
    return { kind: 'retry', failure: `http ${status}`, isServerDown: false };
  } catch {
    return { kind: 'retry', failure: 'network', isServerDown: false };
  }
}
