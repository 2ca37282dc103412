/** A row of the audit trail. */
export interface EventRow {
  action: string;
  after: unknown;
  createdAt: Date;
}

const TEXTS: Record<string, string> = {
  created: 'Anfrage eingegangen',
  repeated: 'Angaben noch einmal gesendet',
  'email-confirmed': 'E-Mail-Adresse bestätigt',
  corrected: 'Angaben berichtigt',
  'consent-given': 'Einwilligung erteilt',
  'consent-withdrawn': 'Einwilligung widerrufen',
  'wish-renewed': 'Verkaufswunsch erneuert',
  'lead-delivered': 'An ein Maklerbüro weitergegeben',
  'wish-changed': 'Wünsche zur Erreichbarkeit geändert',
  'mail-resent': 'E-Mail noch einmal angefordert',
  'links-revoked': 'Alle Links ungültig gemacht',
  'earlier-links-revoked': 'Ältere Links ungültig gemacht',
  called: 'Anruf',
  mailed: 'E-Mail an Sie geschrieben',
  'callback-arranged': 'Rückruf vereinbart',
  'appointment-arranged': 'Termin vereinbart',
  'appointment-moved': 'Termin geändert',
  'appointment-cancelled': 'Termin abgesagt',
  'expert-value': 'Einschätzung eingetragen',
  'valuation-sent': 'Bewertung verschickt',
  'confirmation-requested': 'Um Bestätigung der E-Mail-Adresse gebeten',
  'status-changed': 'Stand der Anfrage geändert',
};

/** What happened to a request, in words, in the order of the rows; what concerns nobody outside is left out. */
export function ownHistory(rows: readonly EventRow[]) {
  return rows.flatMap(({ action, createdAt }) => {
    const text = TEXTS[action];
    return text ? [{ at: createdAt, text }] : [];
  });
}
