import { formatDate } from '@/lib/platform/format/date';
import { lengthInWords } from '@/lib/platform/format/number';
import { PERIODS } from '@/lib/requests/periods';
import type { OwnRequest } from './own-request';

/** What stays when a request is deleted, and why, in sentences; said before and in the last mail. */
export function retentionNotice({ proofUntil }: OwnRequest['retention']): string[] {
  const days = lengthInWords(PERIODS.confirmation.length);
  const address = `Ihre E-Mail-Adresse bleibt nur, bis die Bestätigung der Löschung zugestellt ist, höchstens ${days}.`;
  if (!proofUntil) return [address];
  return [
    `Der Nachweis Ihrer Einwilligungen bleibt bis ${formatDate(proofUntil)}, damit wir sie belegen können (Art. 7 Abs. 1 DSGVO, für Anrufe § 7a UWG). Er besteht aus dem Satz, seiner Fassung und Prüfsumme, der Seite, auf der er stand, der Website, von der er gesendet wurde, und den Zeitpunkten, zu denen Sie zugestimmt oder widerrufen und wir ihn genutzt haben. Name, Adresse und Nummer stehen nicht darin; zwei mit einem geheimen Schlüssel gebildete Prüfsummen zeigen nur, ob er zu einer Adresse oder Nummer gehört.`,
    'Der Verlauf bleibt so lange mit Zeitpunkten und ohne Inhalte.',
    address,
  ];
}
