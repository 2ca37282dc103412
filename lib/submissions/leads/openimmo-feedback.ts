import 'server-only';
import { agencyRoutes } from '@/lib/agency-routes';
import { placeName } from '@/lib/platform/places/service';
import { escapeXml } from '@/lib/platform/seo/escape-html';
import { site } from '@/lib/site';
import { ownersWords } from './facts';
import { offeredHome, readObject } from './offer';
import { openDelivery, type OpenedDelivery } from './opened-delivery';

const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' });

/** The last word, with what belongs to it: 'von der Heide'. */
const FAMILY_NAME = /(?<=\S\s+)(?:(?:von|vom|van|zu|zum|zur|de|der|den|di|da|la|le)\s+)*\S+$/i;

/** Elements and their order: OpenImmo 1.2.7, openimmo-feedback. */
function feedback({ offer, delivery, submission }: OpenedDelivery) {
  const { details, email, phone } = submission;
  const name = submission.name ?? '';
  const familyName = FAMILY_NAME.exec(name)?.[0] ?? name;
  const { facts, owner } = readObject(offer.object);
  const told = [
    ...facts,
    ...owner,
    { label: 'Anmerkung der Person', text: ownersWords(submission) ?? 'keine' },
    {
      label: 'Nachweis der Einwilligung',
      text: site().url + agencyRoutes.certificate(delivery.id),
    },
  ];
  return {
    version: '1.2.7',
    sender: {
      name: site().name,
      datum: day.format(delivery.deliveredAt),
      makler_id: offer.agencyId,
    },
    objekt: {
      portal_unique_id: delivery.id,
      oobj_id: offer.agency.openImmoObject,
      expose_url: site().url + agencyRoutes.lead(delivery.id),
      vermarktungsart: 'Kauf',
      bezeichnung: offeredHome(offer),
      ort: placeName(offer.postalCode),
      land: 'DEU',
      anzahl_zimmer: 'rooms' in details ? details.rooms : null,
      flaeche: details.area || null,
      interessent: {
        int_id: delivery.id,
        vorname: name.slice(0, -familyName.length).trim(),
        nachname: familyName,
        tel: phone,
        email,
        anfrage: [
          'Die Person möchte diese Immobilie verkaufen.',
          ...told.map(({ label, text }) => `${label}: ${text}`),
        ].join('\n'),
      },
    },
  };
}

/** What has no content is left out. */
const elements = (content: object): string =>
  Object.entries(content)
    .filter(([, value]) => value)
    .map(([name, value]: [string, unknown]) => {
      const inner = typeof value === 'object' ? elements(value!) : escapeXml(String(value));
      return `<${name}>${inner}</${name}>`;
    })
    .join('');

/** As portals send contacts to the software of agencies; see {@link openDelivery} for `undefined`. */
export async function openImmoFile(offerId: string) {
  const lead = await openDelivery(offerId);
  if (!lead) return undefined;
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n${elements({ openimmo_feedback: feedback(lead) })}\n`;
  return {
    filename: 'openimmo-feedback.xml',
    contentType: 'application/xml',
    content: Buffer.from(xml),
  };
}
