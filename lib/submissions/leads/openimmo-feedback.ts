import 'server-only';
import { agencyRoutes } from '@/lib/agency-routes';
import { placeName } from '@/lib/platform/places/service';
import { escapeHtml } from '@/lib/platform/seo/escape-html';
import { findWish } from '@/lib/submissions/contact-wish/repository';
import type { ContactWish } from '@/lib/submissions/contact-wish/contact-wish';
import { site } from '@/lib/site';
import { ownersWords } from './facts';
import { offeredHome, readObject } from './offer';
import type { OpenedDelivery } from './opened-delivery';

type Element = [name: string, content: string | number | null | undefined | Element[]];

/** Not allowed in XML 1.0 (2.2). */
const NO_CHARACTER = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Elements without content are left out. */
function xml([name, content]: Element): string {
  if (content === null || content === undefined || content === '') return '';
  const inner = Array.isArray(content)
    ? content.map(xml).join('')
    : escapeHtml(String(content).replace(NO_CHARACTER, ''));
  return `<${name}>${inner}</${name}>`;
}

const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' });

/** The last word, with what belongs to it: 'von der Heide'. */
const FAMILY_NAME = /(?<=\S\s+)(?:(?:von|vom|van|zu|zum|zur|de|der|den|di|da|la|le)\s+)*\S+$/i;

function preferred({ channel, doNotCall }: ContactWish) {
  if (doNotCall || channel === 'email') return 'EMAIL';
  return channel === 'phone' ? 'TEL' : undefined;
}

/** Elements and their order: OpenImmo 1.2.7, openimmo-feedback. */
function feedback({ offer, delivery, submission }: OpenedDelivery, wish: ContactWish): Element {
  const { agency, postalCode } = offer;
  const { details, email, phone, name } = submission;
  const { facts, owner } = readObject(offer.object);
  const familyName = FAMILY_NAME.exec(name ?? '')?.[0] ?? name;
  const certificate = site().url + agencyRoutes.certificate(delivery.id);
  const inquiry = [
    'Der Eigentümer dieser Immobilie möchte sie verkaufen.',
    ...[...facts, ...owner].map(({ label, text }) => `${label}: ${text}`),
    `Anmerkung der Person: ${ownersWords(submission) ?? 'keine'}`,
    `Nachweis der Einwilligung: ${certificate}`,
  ].join('\n');
  return [
    'openimmo_feedback',
    [
      ['version', '1.2.7'],
      [
        'sender',
        [
          ['name', site().name],
          ['datum', day.format(delivery.deliveredAt)],
          ['makler_id', agency.id],
        ],
      ],
      [
        'objekt',
        [
          ['portal_unique_id', delivery.id],
          ['oobj_id', agency.openImmoObject],
          ['expose_url', site().url + agencyRoutes.lead(delivery.id)],
          ['vermarktungsart', 'Kauf'],
          ['bezeichnung', offeredHome(offer)],
          ['ort', placeName(postalCode)],
          ['land', 'DEU'],
          ['anzahl_zimmer', 'rooms' in details ? details.rooms : null],
          ['flaeche', details.area || null],
          [
            'interessent',
            [
              ['int_id', delivery.id],
              ['vorname', name?.slice(0, -(familyName?.length ?? 0)).trim()],
              ['nachname', familyName],
              ['tel', phone],
              ['email', email],
              ['bevorzugt', preferred(wish)],
              ['anfrage', inquiry],
            ],
          ],
        ],
      ],
    ],
  ];
}

export const OPENIMMO_FILE = {
  filename: 'openimmo-feedback.xml',
  contentType: 'application/xml',
} as const;

/** UTF-8; as portals send contacts to the software of agencies. */
export async function openImmoFeedback(lead: OpenedDelivery): Promise<Buffer> {
  const content = xml(feedback(lead, await findWish(lead.submission.id)));
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${content}\n`);
}
