import type { ConsentPurpose } from '@/lib/submissions/kinds/wordings';

export interface Agreement {
  wording: string;
  version: string;
  wordingHash: string;
  sourcePage: string;
  /** See lib/platform/http/caller.ts; unknown for old records */
  origin?: string;
  givenAt: Date;
  withdrawnAt?: Date;
}

export interface OwnConsent extends Agreement {
  purpose: ConsentPurpose;
  consequence: string;
}

export interface OwnConsentUse {
  purpose: ConsentPurpose;
  text: string;
  at: Date;
}

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

const CONSEQUENCES: Record<ConsentPurpose, string> = {
  privacy:
    'Wir bearbeiten Ihre Anfrage nicht weiter: Sie wird abgebrochen, wir rufen nicht an, und es gehen nur noch E-Mails hinaus, die Sie selbst anfordern. Gelöscht wird sie, wenn Sie das in „Meine Anfrage“ wählen.',
  contact: 'Wir rufen Sie nicht mehr an. Die Bewertung und diese Seite behalten Sie.',
  marketing: 'Sie erhalten keine Hinweise und Angebote.',
  inquiry:
    'Wir rufen Sie zu dieser Anfrage nicht mehr an und schreiben Ihnen nicht mehr. Sie wird abgebrochen.',
  // An agency that has the data already is told (owner/view.ts).
  partner: 'Ihre Angaben gehen an kein Maklerbüro.',
  callback: 'Wir rufen nicht an. Ihre Rückrufbitte wird abgebrochen.',
};

const isPurpose = (purpose: string): purpose is ConsentPurpose =>
  Object.hasOwn(CONSEQUENCES, purpose);

/** The newest agreement per purpose, also if withdrawn; `rows` oldest first. */
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

/** Values of the Origin header that name no address (lib/platform/http/caller.ts). */
const UNNAMED: Record<string, string> = {
  'same-origin': 'von unserer Website gesendet',
  none: 'ohne Angabe einer Website gesendet',
};

/** Continues 'Erteilt am …'. */
export function whereGiven({ sourcePage, origin }: Pick<Agreement, 'sourcePage' | 'origin'>) {
  const sent = origin && (UNNAMED[origin] ?? `gesendet von ${origin}`);
  return [`auf der Seite ${sourcePage}`, sent].filter(Boolean).join(', ');
}
