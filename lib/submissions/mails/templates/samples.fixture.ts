import type { MailData } from './render-mail';

const name = 'Erika Beispiel';
const link = 'https://portal.example/anfrage/4YbKx0pQ3w';
const expires = '5.\u00a0Dezember\u00a02026';

const home = 'Einfamilienhaus in 26122 Oldenburg';
const offerLink = 'https://portal.example/makler/angebot/7a1b.Qx0p';

const answers = [
  { label: 'Immobilie', text: 'Reihenhaus' },
  { label: 'Ort', text: '80331 München' },
  { label: 'E-Mail-Adresse', text: 'erika.beispiel@post.example' },
  { label: 'Anmerkung', text: 'Bitte nachmittags.\nDas Dach ist neu.' },
];

const appointment = {
  when: 'Dienstag, 24.\u00a0November\u00a02026, 10.30\u00a0Uhr',
  length: '45\u00a0Minuten',
  place: 'Lindenstraße 4, 80331 München',
  employee: 'Max Muster',
  link,
};

export const SAMPLES: MailData = {
  'passed-on': {
    name,
    wording: 'Sie dürfen meine Angaben an höchstens ein Maklerbüro weitergeben',
    agency: [{ label: 'Büro', text: 'Beispiel Immobilien' }],
    link,
  },
  'sale-ended': { name, home, link, isReleased: true, isLast: false },
  'lead-offer': {
    home,
    office: 'Beispiel Immobilien',
    className: 'Premium A+',
    link: offerLink,
    price: '149,00\u00a0€, zzgl. USt., nur für Unternehmer',
    facts: [{ label: 'Wohnfläche', text: '120\u00a0m²' }],
    reasons: [{ label: 'Kontakt', text: 'E-Mail-Adresse bestätigt, Eigentum bestätigt' }],
    until: '25.11.2026, 14:30\u00a0Uhr',
  },
  'lead-delivered': { home, link: offerLink, isAttached: true },
  'lead-outcome': {
    home,
    delivered: '25.\u00a0November\u00a02026',
    answers: [
      { label: 'Auftrag', link: `${offerLink}?stand=mandate` },
      { label: 'verkauft', link: `${offerLink}?stand=sold` },
    ],
    isLast: false,
  },
  'lead-stopped': { home },
  'lead-withdrawn': { home, isCredited: true, link: offerLink },
  'reclaim-decided': {
    home,
    isCredited: true,
    link: offerLink,
    explanation: 'Die Einwilligung war vor der Übergabe widerrufen.',
  },
  'order-accepted': {
    office: 'Beispiel Immobilien',
    entries: [{ label: 'Paket', text: 'Starter, 5\u00a0Premium-Leads im Monat' }],
    terms: 'https://wohnlotse.example/agb',
    link: offerLink,
  },
  'contract-changed': {
    office: 'Beispiel Immobilien',
    title: 'Vertrag gekündigt',
    text: 'Der Vertrag endet mit dem 31. Dezember\u00a02026; danach wird nichts mehr angeboten.',
    entries: [
      {
        label: 'Haus in 26122 Oldenburg',
        text: '149,00\u00a0€, übergeben am 1. Dezember\u00a02026',
      },
    ],
    link: offerLink,
    isForOffice: false,
    isByUs: false,
  },
  'invoice-issued': {
    title: 'Rechnung RE-2026-00001 vom 1. Dezember\u00a02026',
    total: '296,31\u00a0€ mit USt.',
    link: offerLink,
  },
  'agency-login': { link: offerLink, minutes: 30 },
  'valuation-confirmation': { name, reference: '482\u00a0719\u00a03605', link, expires },
  'valuation-detailed': {
    name,
    reference: '482\u00a0719\u00a03605',
    regional: {
      value: '612.000\u00a0€',
      perSquareMetre: '5.100\u00a0€ je\u00a0m²',
      range: '470.000\u00a0€ bis 790.000\u00a0€',
      rangeMeaning: 'Bei acht von zehn Angeboten lag der Preis innerhalb einer solchen Spanne.',
      confidence: 'mittel',
      confidenceReasons: ['In der Umgebung standen 164 Angebote in den Daten.'],
      factors: [
        {
          label: 'Ausgangswert: mittleres Haus in Deutschland',
          detail:
            'Die Hälfte aller Häuser in Deutschland wird teurer angeboten, die andere günstiger.',
          amount: '389.000\u00a0€',
        },
        { label: 'Lage', detail: '80331 München', amount: '+231.000\u00a0€' },
        { label: 'Baujahr (angenommen)', detail: '1975', amount: '\u22128.000\u00a0€' },
      ],
      data: 'Angebotspreise 2020 und 2024',
      difference: 'Die Grundformel kennt die Lage nicht.',
      bar: { label: 'Spanne', from: 59, to: 100, at: 77 },
    },
    formula: '348.600\u00a0€',
    facts: [
      { label: 'Immobilientyp', text: 'Doppelhaushälfte' },
      { label: 'Wohnfläche', text: '120\u00a0m²' },
    ],
    expert: {
      value: '372.000\u00a0€',
      reason: 'Bäder und Fenster wurden 2022 erneuert.\nDie Lage am Park ist gefragt.',
      by: 'Max Muster, 22.\u00a0November\u00a02026',
    },
    link,
    resultLink: 'https://portal.example/bewertung/7c2d',
    methodLink: 'https://portal.example/bewertung/methode',
  },
  'lead-confirmation': {
    name,
    by: 'Montag, 30.\u00a0November, 17:30\u00a0Uhr',
    answers,
    partner: true,
    link,
    expires,
  },
  'callback-confirmation': {
    name,
    when: 'Wir rufen Sie am Montag, 23.\u00a0November, zwischen\u00a010 und\u00a010.30\u00a0Uhr an.',
    phone: '030 1234567',
    link,
  },
  'contact-confirmation': { name, message: 'Guten Tag,\n\nist ein Gutachten nötig?', link },
  'inquiry-confirmation': {
    name,
    office: 'Beispiel Immobilien',
    packageName: 'Professional',
    answers,
    link,
  },
  'address-confirmation': { name, title: 'Verkaufsanfrage', link, expires },
  reply: {
    name,
    subject: 'Zu Ihrer Frage nach dem Gutachten',
    text: 'nein, ein Gutachten ist nicht vorgeschrieben.\nEs hilft bei Streit.\n\nFragen Sie gern nach.',
    employee: 'Max Muster',
    link,
  },
  appointment: { name, ...appointment, isMoved: false, note: 'Bitte den Grundriss bereitlegen.' },
  'appointment-cancelled': { name, ...appointment },
  'office-notice': {
    title: 'Verkaufsanfrage',
    place: '80331 München',
    received: '21.11.2026, 09:05',
    link: 'https://portal.example/employee/dashboard',
    quarantine: 'In weniger als drei Sekunden ausgefüllt',
  },
  'new-link': {
    submissions: [
      { title: 'Bewertungsanfrage', created: '21.\u00a0November\u00a02026', link },
      {
        title: 'Rückrufanfrage',
        created: '22.\u00a0November\u00a02026',
        link: 'https://portal.example/anfrage/Zz81mQ',
      },
    ],
    expires,
  },
  'consent-withdrawn': {
    name,
    wording: 'Ich wünsche eine persönliche Kontaktaufnahme',
    withdrawn: '21.\u00a0November\u00a02026',
    consequence: 'Wir rufen Sie nicht mehr an.',
    link,
  },
  'deletion-confirmation': {
    title: 'Bewertungsanfrage',
    created: '21.\u00a0November\u00a02026',
    erased: '22.\u00a0November\u00a02026',
    kept: ['Der Nachweis Ihrer Einwilligung bleibt fünf Jahre, weil § 7a UWG es verlangt.'],
  },
};
