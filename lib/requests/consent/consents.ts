import type { ConsentPurpose } from '@/lib/requests/kinds/wordings';

/** A sentence that was agreed to, until it was withdrawn. */
export interface Agreement {
  /** Word for word as it was shown */
  wording: string;
  version: string;
  /** SHA-256 of the wording, hex */
  wordingHash: string;
  /** Path of the page it stood on */
  sourcePage: string;
  /** Where it was sent from, see lib/platform/http/origin.ts; unknown of what is older */
  origin?: string;
  givenAt: Date;
  withdrawnAt?: Date;
}

/** An agreement as the person sees it who gave it. */
export interface OwnConsent extends Agreement {
  purpose: ConsentPurpose;
  /** What withdrawing it brings about, said before it is done */
  consequence: string;
}

/** An occasion on which a consent was made use of. */
export interface OwnConsentUse {
  purpose: ConsentPurpose;
  /** 'E-Mail „Ihre Bewertung“ verschickt' */
  text: string;
  at: Date;
}

/** A row of the ledger. */
export interface LedgerRow {
  purpose: string;
  action: string;
  wording: string;
  version: string;
  wordingHash: string;
  sourcePage: string;
  origin?: string | null;
  createdAt: Date;
}

/** What withdrawing each consent brings about, said before it is done. */
const CONSEQUENCES: Record<ConsentPurpose, string> = {
  privacy:
    'Wir bearbeiten Ihre Anfrage nicht weiter: Sie wird abgebrochen, wir rufen nicht an, und es gehen nur noch E-Mails hinaus, die Sie selbst anfordern. Gelöscht wird sie, wenn Sie das in „Meine Anfrage“ wählen.',
  contact: 'Wir rufen Sie nicht mehr an. Die Bewertung und diese Seite behalten Sie.',
  marketing: 'Sie erhalten keine Hinweise und Angebote.',
  inquiry:
    'Wir rufen Sie zu dieser Anfrage nicht mehr an und schreiben Ihnen nicht mehr. Sie wird abgebrochen.',
  partner:
    'Ihre Angaben gehen an kein Maklerbüro. Ist das schon geschehen, steht das Büro unter „Wer Ihre Daten hat“; auch ihm können Sie die Verwendung untersagen.',
  callback: 'Wir rufen nicht an. Ihre Rückrufbitte wird abgebrochen.',
};

const isPurpose = (purpose: string): purpose is ConsentPurpose =>
  Object.hasOwn(CONSEQUENCES, purpose);

/**
 * What has been agreed to and still holds, or was withdrawn: for each purpose the newest agreement.
 * @param rows the ledger of one request, oldest first
 */
export function ownConsents(rows: readonly LedgerRow[]): OwnConsent[] {
  const consents = new Map<ConsentPurpose, OwnConsent>();
  for (const { purpose, action, createdAt, ...words } of rows) {
    if (!isPurpose(purpose)) continue;
    const { wording, version, wordingHash, sourcePage, origin } = words;
    const earlier = consents.get(purpose);
    if (action === 'given') {
      const consequence = CONSEQUENCES[purpose];
      consents.set(purpose, {
        purpose,
        wording,
        version,
        wordingHash,
        sourcePage,
        consequence,
        origin: origin ?? undefined,
        givenAt: createdAt,
      });
    } else if (earlier) earlier.withdrawnAt ??= createdAt;
  }
  return [...consents.values()];
}

interface UseRow {
  purpose: string;
  kind: string;
  detail: string | null;
  createdAt: Date;
}

/** The occasions on which consents were made use of; `titleOf` names the mail of a template. */
export function ownUses(rows: readonly UseRow[], titleOf: (template: string) => string) {
  return rows.flatMap(({ purpose, kind, detail, createdAt }): OwnConsentUse[] => {
    if (!isPurpose(purpose)) return [];
    const texts: Record<string, string> = {
      mail: `E-Mail „${titleOf(detail ?? '')}“ verschickt`,
      call: 'Anruf',
      delivery: `Weitergegeben an ${detail}`,
    };
    return [{ purpose, text: texts[kind] ?? kind, at: createdAt }];
  });
}

/** What is shown where the browser named no address (lib/platform/http/origin.ts). */
const UNNAMED: Record<string, string> = {
  'same-origin': 'von unserer Website gesendet',
  none: 'ohne Angabe einer Website gesendet',
};

/** Where a consent was given, continuing 'Erteilt am …': the page, and what the browser said of it. */
export function whereGiven({ sourcePage, origin }: Pick<Agreement, 'sourcePage' | 'origin'>) {
  const sent = origin && (UNNAMED[origin] ?? `gesendet von ${origin}`);
  return [`auf der Seite ${sourcePage}`, sent].filter(Boolean).join(', ');
}
