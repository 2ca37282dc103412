/** Statuses of requests and of messages, specification 4. */
const LABELS: Record<string, string> = {
  pending: 'Ausstehend',
  contacted: 'Kontaktiert',
  completed: 'Abgeschlossen',
  cancelled: 'Abgebrochen',
  unread: 'Ungelesen',
  read: 'Gelesen',
  replied: 'Beantwortet',
  closed: 'Geschlossen',
};

/** The German label of a status; an unknown one is shown as it is. */
export function statusLabel(status: string): string {
  return LABELS[status] ?? status;
}
