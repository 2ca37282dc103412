import { lengthInWords } from '@/lib/retention/length';
import { PERIODS, type PeriodName } from '@/lib/retention/periods';
import type { SubjectType } from '@/lib/submissions/subject';
import type { LegalText } from '../document';

// What the notice says of periods, made from those by which the portal deletes.

/** A length within a sentence. */
export const lengthOf = (name: PeriodName): LegalText => lengthInWords(PERIODS[name].length);

/** A length and from when it counts, as a sentence begins. */
export function periodOf(name: PeriodName): LegalText {
  const { text } = PERIODS[name];
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** How long the requests of a form are kept. */
export const untilDeleted = (type: SubjectType): LegalText =>
  `${periodOf(type)}, dann löscht das Portal von selbst; früher, wenn Sie die Anfrage in [Meine Anfrage](/anfrage) löschen oder uns darum bitten`;

/** How long a consent is proved. */
export const PROOF: LegalText = `${periodOf('proof')}, auch nach einem Widerruf und nach dem Löschen der Anfrage, und mindestens so lange wie diese`;
