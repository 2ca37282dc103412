import { EMPTY_FORM, type ValuationFormValues } from './form';
import { STEPS } from './steps';

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

/** Whether stored values have the form's fields as the form holds them: texts, or nothing. */
function isFormValues(values: unknown): values is Partial<ValuationFormValues> {
  if (typeof values !== 'object' || values === null) return false;
  return Object.entries(EMPTY_FORM).every(([name, empty]) => {
    const value = (values as Record<string, unknown>)[name] ?? empty;
    return value === null || typeof value === (typeof empty === 'boolean' ? 'boolean' : 'string');
  });
}

function read(now: number): Draft | undefined {
  const stored = JSON.parse(localStorage.getItem(DRAFT_KEY) ?? 'null') as Partial<Draft> | null;
  if (!stored?.idempotencyKey || !stored.savedAt || !isFormValues(stored.values)) return undefined;
  if (now - stored.savedAt > MAX_AGE_DAYS * 86_400_000) return undefined;
  const step = Number.isInteger(stored.step) ? (stored.step ?? 0) : 0;
  return {
    values: withoutConsents({ ...EMPTY_FORM, ...stored.values }),
    step: Math.min(STEPS.length - 1, Math.max(0, step)),
    idempotencyKey: stored.idempotencyKey,
    openedAt: stored.openedAt ?? now,
    savedAt: stored.savedAt,
  };
}

/** The draft of an earlier visit. One that is too old or unreadable is removed. */
export function loadDraft(now = Date.now()): Draft | undefined {
  try {
    const draft = read(now);
    if (!draft) forgetDraft();
    return draft;
  } catch {
    // Unreadable, or the browser keeps nothing: the form simply starts empty.
    forgetDraft();
    return undefined;
  }
}

/** Whether nothing has been answered yet. */
export function isUntouched(values: ValuationFormValues): boolean {
  return Object.values(values).every((value) => !value);
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
