import { EMPTY_FORM, type ValuationFormValues } from './form';

/** Where the browser keeps a form that has not been sent. */
export const DRAFT_KEY = 'wohnlotse.bewertung';

/** Days after which a draft is no longer offered: the device may be shared. */
const MAX_AGE_DAYS = 14;

export interface Draft {
  values: ValuationFormValues;
  step: number;
  /** Made when the form was opened; every attempt to send it carries the same one */
  idempotencyKey: string;
  /** Milliseconds since 1970 */
  openedAt: number;
  savedAt: number;
}

/** A random key, also where the page is not served over https and randomUUID is missing. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** An untouched draft with a key of its own. */
export function newDraft(now = Date.now()): Draft {
  return { values: EMPTY_FORM, step: 0, idempotencyKey: randomKey(), openedAt: now, savedAt: now };
}

/** The same draft under another key, for answers that differ from those sent under the first. */
export function withNewKey(draft: Draft): Draft {
  return { ...draft, idempotencyKey: randomKey() };
}

/** Consents are given anew each time, so they are not part of what is kept. */
function withoutConsents(values: ValuationFormValues): ValuationFormValues {
  const { privacyConsent, contactConsent, marketingConsent } = EMPTY_FORM;
  return { ...values, privacyConsent, contactConsent, marketingConsent };
}

/** The draft of an earlier visit, or `undefined` when there is none that can be used. */
export function loadDraft(now = Date.now()): Draft | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(DRAFT_KEY) ?? 'null') as Partial<Draft> | null;
    if (!stored?.values || !stored.idempotencyKey || !stored.savedAt) return undefined;
    if (now - stored.savedAt > MAX_AGE_DAYS * 86_400_000) return undefined;
    return {
      values: withoutConsents({ ...EMPTY_FORM, ...stored.values }),
      step: stored.step ?? 0,
      idempotencyKey: stored.idempotencyKey,
      openedAt: stored.openedAt ?? now,
      savedAt: stored.savedAt,
    };
  } catch {
    // Unreadable, or the browser keeps nothing: the form simply starts empty.
    return undefined;
  }
}

/** Keeps a draft in this browser; false when the browser refuses. */
export function saveDraft(draft: Draft): boolean {
  try {
    localStorage.setItem(
      DRAFT_KEY,
      JSON.stringify({ ...draft, values: withoutConsents(draft.values) }),
    );
    return true;
  } catch {
    return false;
  }
}

/** Removes the draft from this browser. */
export function forgetDraft(): void {
  try {
    localStorage.removeItem(DRAFT_KEY);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
