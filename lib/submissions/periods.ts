import { tz } from '@date-fns/tz/tz';
import { add } from 'date-fns/add';
import { sub } from 'date-fns/sub';
import { DEVICE_DAYS } from '@/lib/auth/constants';
import { KINDS, SUBMISSION_KINDS, type SubmissionKind } from '@/lib/submissions/kinds/kinds';
import { lengthInWords, type Length } from '@/lib/platform/format/number';

export interface Period {
  what: string;
  purpose: string;
  length: Length;
  /** Continues 'zwölf Monate …' */
  from: string;
  /** 'zwölf Monate nach der letzten Änderung' */
  text: string;
}

const period = (
  what: string,
  { length, from, purpose }: Pick<Period, 'length' | 'from' | 'purpose'>,
): Period => ({ what, purpose, length, from, text: `${lengthInWords(length)} ${from}` });

const LAST_CHANGE = 'nach der letzten Änderung';

const SUBMISSIONS = Object.fromEntries(
  SUBMISSION_KINDS.map((kind) => {
    const { what, ...rest } = KINDS[kind].retention;
    return [kind, period(what, { ...rest, from: LAST_CHANGE })];
  }),
) as Record<SubmissionKind, Period>;

/** The only place: retention, privacy notice and 'Meine Anfrage' use it. */
export const PERIODS = {
  ...SUBMISSIONS,
  quarantine: period('Anfragen, die wohl ein Programm geschickt hat', {
    length: { months: 3 },
    from: LAST_CHANGE,
    purpose: 'echte Anfragen unter ihnen finden',
  }),
  /** § 7a UWG requires it for calls to consumers; every other consent is proved as long. */
  proof: period('Nachweis einer Einwilligung', {
    length: { years: 5 },
    from: 'ab der Erteilung und ab jeder Verwendung',
    purpose: 'belegen, wozu eingewilligt wurde (§ 7a UWG, Art. 7 Abs. 1 DSGVO)',
  }),
  confirmation: period('Adresse für die Bestätigung einer Löschung', {
    length: { days: 3 },
    from: 'nach der Löschung, wenn die E-Mail bis dahin nicht zugestellt ist',
    purpose: 'die Löschung bestätigen',
  }),
  mailFile: period('Als Datei abgelegte E-Mails', {
    length: { days: 30 },
    from: 'nach dem Schreiben; es gibt sie nur, solange kein Mailserver eingerichtet ist',
    purpose: 'E-Mails ohne Mailserver lesen können',
  }),
  backup: period('Sicherungskopien der Datenbank', {
    length: { days: 30 },
    from: 'nach dem Anlegen; was inzwischen gelöscht wurde, wird beim Zurückspielen wieder gelöscht',
    purpose: 'nach einem Ausfall nichts verlieren',
  }),
  link: period('Links zu „Meine Anfrage“', {
    length: { days: 30 },
    from: 'nach dem Ende ihrer Gültigkeit',
    purpose: 'sagen können, dass ein Link abgelaufen ist',
  }),
  key: period('Schlüssel eines Formulars', {
    length: { days: 30 },
    from: 'nach dem Absenden',
    purpose: 'ein doppelt gesendetes Formular erkennen',
  }),
  sender: period('Prüfsumme von Absender und Immobilie', {
    length: { days: 90 },
    from: 'nach dem Absenden',
    purpose: 'erkennen, dass dieselbe Anfrage noch einmal kommt',
  }),
  counter: period('Zähler gegen Missbrauch', {
    length: { days: 1 },
    from: 'ab der ersten Zählung',
    purpose: 'zu viele Anfragen von einem Anschluss abwehren',
  }),
  exportDocument: period('PDF einer Auskunft', {
    length: { days: 1 },
    from: 'nach dem Erstellen',
    purpose: 'die Auskunft herunterladen',
  }),
  letter: period('Geschäftsbriefe, auch per E-Mail', {
    length: { years: 6 },
    from: 'nach dem Ende des Jahres, in dem sie geschrieben wurden',
    purpose: 'Aufbewahrung, soweit § 257 HGB oder § 147 AO sie verlangt',
  }),
  session: period('Anmeldung von Mitarbeitenden', {
    length: { hours: 12 },
    from: 'nach der Anmeldung',
    purpose: 'angemeldet bleiben',
  }),
  login: period('Verzeichnis der Anmeldungen von Mitarbeitenden', {
    length: { days: 30 },
    from: 'nach der Abmeldung oder dem Ablauf',
    purpose: 'nachvollziehen, wann ein Konto benutzt wurde',
  }),
  accountEvent: period('Verlauf der Konten von Mitarbeitenden', {
    length: { months: 12 },
    from: 'nach dem Ereignis',
    purpose: 'nachvollziehen, wer wann was an einem Konto getan hat',
  }),
  soldLead: period('Kennzeichen eines weitergegebenen Kontakts', {
    length: { years: 2 },
    from: 'nach der Anfrage; eine Prüfsumme aus E-Mail-Adresse oder Telefonnummer, Postleitzahl und Immobilientyp',
    purpose: 'niemanden ein zweites Mal an ein Maklerbüro weitergeben',
  }),
  leadOffer: period('Angebote an Maklerbüros, die keines angenommen hat', {
    length: { years: 1 },
    from: 'nach dem Ende des Angebots; ohne Namen und Kontaktdaten',
    purpose: 'nachvollziehen, wem etwas angeboten war',
  }),
  delivery: period('Abrechnung und Nachweis weitergegebener Kontakte', {
    length: { years: 8 },
    from: 'nach dem Ende des Jahres der Übergabe; ohne Namen und Kontaktdaten',
    purpose: 'Aufbewahrung von Belegen (§ 147 AO)',
  }),
  officeMail: period('E-Mails an Maklerbüros, die Leads beziehen, und Meldungen an ihre Software', {
    length: { days: 90 },
    from: 'nach dem Versand',
    purpose: 'nachvollziehen, was ein Büro erfahren hat',
  }),
  officeLogin: period('Anmeldungen von Maklerbüros', {
    length: { days: 30 },
    from: 'nach dem Ablauf',
    purpose: 'nachvollziehen, wann ein Büro in seinem Bereich war',
  }),
  device: period('Bekannte Browser von Mitarbeitenden', {
    length: { days: DEVICE_DAYS },
    from: 'nach der letzten Anmeldung, als Cookie im Browser',
    purpose: 'verhindern, dass Fremde ein Konto sperren',
  }),
  /** As in lib/submissions/links/token.ts */
  linkLifetime: period('Gültigkeit eines Links zu „Meine Anfrage“', {
    length: { days: 90 },
    from: 'nach dem Versand',
    purpose: 'die eigene Anfrage ansehen, ändern und löschen',
  }),
  browserPass: period('Cookie für „Meine Anfrage“', {
    length: { days: 1 },
    from: 'nach dem Absenden eines Formulars',
    purpose: 'die Anfrage mit dem Browser öffnen, der sie abgesendet hat',
  }),
  /** On the visitor's own device; has to agree with the drafts of the two long forms. */
  draft: period('Entwurf eines Formulars in Ihrem Browser', {
    length: { days: 14 },
    from: 'nach der letzten Eingabe',
    purpose: 'nichts verlieren, was eingegeben wurde',
  }),
  knownContact: period('Kontaktdaten zur Bewertung in Ihrem Browser', {
    length: { days: 1 },
    from: 'nach dem Ergebnis',
    purpose: 'für einen Rückruf oder eine Nachricht nicht noch einmal fragen',
  }),
} as const satisfies Record<string, Period>;

export type PeriodName = keyof typeof PERIODS;

// In UTC, so that neither the machine's zone nor a clock change moves an end.
const inUtc = { in: tz('UTC') };
const plain = (date: Date) => new Date(date.getTime());

export function periodEnd(name: PeriodName, from: Date): Date {
  return plain(add(from, PERIODS[name].length, inUtc));
}

/**
 * What counts from this moment or an earlier one is due. Never too early; because months differ in
 * length, up to three days after {@link periodEnd}.
 */
export function dueFrom(name: PeriodName, now: Date): Date {
  return plain(sub(now, PERIODS[name].length, inUtc));
}

export function deletionDue(type: SubmissionKind, lastChange: Date): Date {
  return periodEnd(type, lastChange);
}

export function proofUntil(givenAt: Date, lastUse?: Date): Date {
  return periodEnd('proof', lastUse && lastUse > givenAt ? lastUse : givenAt);
}
