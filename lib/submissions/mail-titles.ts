import type { TemplateName } from '@/lib/submissions/mails/templates/render-mail';

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
  'sale-ended': 'Ihr Verkaufswunsch ist abgelaufen',
  'lead-offer': 'Angebot eines Leads',
  'lead-delivered': 'Lead angenommen',
  'lead-outcome': 'Frage nach dem Ausgang eines Leads',
  'lead-stopped': 'Lead zurückgezogen',
  'lead-withdrawn': 'Einwilligung widerrufen',
  'reclaim-decided': 'Entscheidung über eine Reklamation',
  'order-accepted': 'Bestellung eines Maklerbüros',
  'contract-changed': 'Neues zum Vertrag eines Maklerbüros',
  'invoice-issued': 'Rechnung an ein Maklerbüro',
  'agency-login': 'Link zum Maklerbereich',
};

const titles: Record<string, string | undefined> = {
  ...MAIL_TITLES,
  'lead-webhook': 'Meldung an die Software eines Maklerbüros',
};

export const MAIL_TEMPLATES = Object.keys(titles);

/** A mail of an older version is shown with the name of its template. */
export const mailTitle = (template: string): string => titles[template] ?? template;
