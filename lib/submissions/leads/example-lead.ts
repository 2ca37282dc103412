import { singlePrice } from '@/lib/agencies/agency';
import { LEAD_MAX_AGE } from '@/lib/agencies/constants';
import { formatArea } from '@/lib/platform/format/number';
import { CONSENT_VERSION, CONSENT_WORDINGS } from '@/lib/submissions/kinds/wordings';
import { classifyLead } from './lead-class';
import type { LeadSheetData } from './offer';

const AGE = 7;

const { class: classId, reasons } = classifyLead({
  contact: 'call',
  hasIntent: true,
  isOwner: true,
  isShared: false,
  timeline: '3_monate',
  missing: [],
  hasBasics: true,
  // 142 m² × 3.500 € less 13 % for 26 years of age
  value: 432_390,
  valueBasis: 'formula',
});

const notice = 'Erfundenes Beispiel: Diese Person und dieses Haus gibt es nicht.';

const message = {
  class: classId,
  priceCents: singlePrice(classId),
  immobilie: {
    objektkategorie: { objektart: 'einfamilienhaus' },
    geo: { plz: '12345', ort: 'Musterstadt' },
    flaechen: { wohnflaeche: 142 },
    zustand_angaben: { baujahr: 1998, zustand: 'gut' },
  },
  kontaktperson: {
    name: 'Erika Beispiel',
    email_direkt: 'erika@beispiel.invalid',
    tel_durchw: '000 000000',
  },
  freitext: notice,
};

const { immobilie: home, kontaktperson: person } = message;

const sheet: LeadSheetData = {
  classId,
  age: AGE,
  left: LEAD_MAX_AGE - AGE,
  facts: [
    { label: 'Immobilientyp', text: 'Einfamilienhaus' },
    { label: 'Postleitzahl', text: home.geo.plz },
    { label: 'Ort', text: home.geo.ort },
    { label: 'Wohnfläche', text: formatArea(home.flaechen.wohnflaeche) },
    { label: 'Baujahr', text: String(home.zustand_angaben.baujahr) },
    { label: 'Zustand', text: 'Gut' },
  ],
  owner: [
    { label: 'Kontakt bestätigt', text: 'am Telefon, vor zwei Stunden' },
    { label: 'Erreichbar', text: 'am liebsten per Telefon; nachmittags, 14 bis 18\u00a0Uhr' },
    {
      label: 'Absicht, aus unserem Gespräch',
      text: 'Das Haus gehört ihr allein. Sie zieht im Frühjahr um und will vorher verkaufen.',
    },
  ],
  reasons,
};

/** Everything is invented, and the page says so. */
export const EXAMPLE_LEAD = {
  sheet,
  notice,
  message,
  contact: [
    { term: 'Name', text: person.name },
    { term: 'Telefon', text: person.tel_durchw },
    { term: 'E-Mail', text: person.email_direkt },
    { term: 'Notiz unseres Anrufs', text: 'Möchte zuerst wissen, wie lange ein Verkauf dauert.' },
  ],
  consents: [CONSENT_WORDINGS.inquiry, CONSENT_WORDINGS.partner],
  proof: [
    { term: 'Abgegeben', text: 'vor sieben Stunden, um 9.41\u00a0Uhr und 7\u00a0Sekunden' },
    {
      term: 'Womit',
      text: 'Verkaufsformular, das Kästchen zur Weitergabe selbst angekreuzt',
    },
    { term: 'Fassung', text: CONSENT_VERSION },
  ],
};
