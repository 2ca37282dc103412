import type { TemplateName } from './mails/templates/templates';

/** What a mail is called where its delivery is shown. */
export const MAIL_TITLES: Record<TemplateName, string> = {
  'valuation-confirmation': 'Bestätigung Ihrer E-Mail-Adresse',
  'valuation-detailed': 'Ihre ausführliche Bewertung',
  'lead-confirmation': 'Kopie Ihrer Verkaufsanfrage',
  'callback-confirmation': 'Bestätigung Ihres Rückrufs',
  'contact-confirmation': 'Eingang Ihrer Nachricht',
  'inquiry-confirmation': 'Eingang Ihrer Paketanfrage',
  'address-confirmation': 'Bestätigung Ihrer neuen E-Mail-Adresse',
  reply: 'Antwort auf Ihre Anfrage',
  appointment: 'Einladung zum Termin',
  'appointment-cancelled': 'Absage des Termins',
  'office-notice': 'Hinweis an unser Büro',
  'new-link': 'Neuer Link zu „Meine Anfrage“',
  'consent-withdrawn': 'Bestätigung Ihres Widerrufs',
  'deletion-confirmation': 'Bestätigung der Löschung',
  'passed-on': 'Welches Maklerbüro Ihre Angaben hat',
  'lead-offer': 'Angebot eines Leads',
  'lead-delivered': 'Lead angenommen',
  'lead-stopped': 'Lead zurückgezogen',
  'lead-withdrawn': 'Einwilligung widerrufen',
  'reclaim-decided': 'Entscheidung über eine Reklamation',
  'agent-login': 'Link zum Maklerbereich',
};

const titles: Record<string, string | undefined> = {
  ...MAIL_TITLES,
  'lead-webhook': 'Meldung an die Software eines Maklerbüros',
};

/** Every template of the outbox. */
export const MAIL_TEMPLATES = Object.keys(titles);

/** What a mail is called in front of its recipient; one of an older version keeps its own name. */
export const mailTitle = (template: string): string => titles[template] ?? template;
