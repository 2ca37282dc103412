import { MINIMUM_FILL_TIME, type Quarantine } from '@/lib/requests/submission/spam';

const SECONDS = MINIMUM_FILL_TIME / 1000;

const REASONS: Record<Quarantine, string> = {
  honeypot: 'Ein Feld ist ausgefüllt, das auf der Seite nicht zu sehen ist.',
  'fill-time': `Das Formular war schneller als in ${SECONDS} Sekunden ausgefüllt.`,
};

/** Why a request was set aside, in a German sentence; a reason of an older version is told as it is. */
export function quarantineLabel(reason: string): string {
  return Object.hasOwn(REASONS, reason) ? REASONS[reason as Quarantine] : `Grund: ${reason}.`;
}
