/** A form that is being filled in, as the browser keeps it. */
export interface Draft<Values> {
  values: Values;
  /** 0 where a form has one screen */
  step: number;
  /** Made when the form was opened; every attempt to send it carries the same one */
  idempotencyKey: string;
  /** Milliseconds since 1970 */
  openedAt: number;
  savedAt: number;
}

interface DraftRules<Values> {
  /** Where the browser keeps it */
  key: string;
  /** localStorage to keep it for days, sessionStorage for the visit */
  storage: () => Storage;
  /** After these it is no longer offered: the device may be shared */
  maxAgeDays: number;
  empty: Values;
  steps?: number;
  /** Leaves out what is given each time, such as consents */
  kept?: (values: Values) => Values;
}

/** How one form's drafts are kept in this browser. */
export interface DraftStore<Values> {
  /** An untouched draft with a key of its own */
  fresh: (now?: number) => Draft<Values>;
  /** The draft of before. One that is too old or unreadable is removed. */
  load: (now?: number) => Draft<Values> | undefined;
  /** Keeps a draft; false when the browser refuses */
  save: (draft: Draft<Values>) => boolean;
  /** Removes the draft */
  forget: () => void;
  /** Whether nothing stands there but what the form starts with */
  isUntouched: (values: Values) => boolean;
}

/** A random key, also where the page is not served over https and randomUUID is missing. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The same draft under another key, for answers that differ from those sent under the first. */
export function withNewKey<Values>(draft: Draft<Values>): Draft<Values> {
  return { ...draft, idempotencyKey: randomKey() };
}

/** Whether stored values have the form's fields as the form holds them: texts, or nothing. */
function areValuesOf<Values extends object>(
  empty: Values,
  values: unknown,
): values is Partial<Values> {
  if (typeof values !== 'object' || values === null) return false;
  return Object.entries(empty).every(([name, nothing]) => {
    const value = (values as Record<string, unknown>)[name] ?? nothing;
    return value === null || typeof value === (typeof nothing === 'boolean' ? 'boolean' : 'string');
  });
}

/** Stored values with the form's own where one is missing. */
function filledIn<Values extends object>(empty: Values, values: Partial<Values>): Values {
  const names = Object.keys(empty) as (keyof Values)[];
  return Object.fromEntries(names.map((name) => [name, values[name] ?? empty[name]])) as Values;
}

/** Keeps the drafts of one form. */
export function draftStore<Values extends object>({
  key,
  storage,
  maxAgeDays,
  empty,
  steps = 1,
  kept = (values) => values,
}: DraftRules<Values>): DraftStore<Values> {
  function read(now: number): Draft<Values> | undefined {
    const stored = JSON.parse(storage().getItem(key) ?? 'null') as Partial<Draft<Values>> | null;
    if (!stored?.idempotencyKey || !stored.savedAt) return undefined;
    if (!areValuesOf(empty, stored.values)) return undefined;
    if (now - stored.savedAt > maxAgeDays * 86_400_000) return undefined;
    const step = Number.isInteger(stored.step) ? (stored.step ?? 0) : 0;
    return {
      values: kept(filledIn(empty, stored.values)),
      step: Math.min(steps - 1, Math.max(0, step)),
      idempotencyKey: stored.idempotencyKey,
      openedAt: stored.openedAt ?? now,
      savedAt: stored.savedAt,
    };
  }

  function forget() {
    try {
      storage().removeItem(key);
    } catch {
      // A browser that keeps nothing has nothing to forget.
    }
  }

  return {
    fresh: (now = Date.now()) => ({
      values: empty,
      step: 0,
      idempotencyKey: randomKey(),
      // Its page has been filled in since it was there, and scripts come to it later.
      openedAt: Math.min(now, Math.round(performance.timeOrigin)),
      savedAt: now,
    }),
    load: (now = Date.now()) => {
      let draft: Draft<Values> | undefined;
      try {
        draft = read(now);
      } catch {
        // Unreadable, or the browser keeps nothing: the form simply starts empty.
      }
      if (!draft) forget();
      return draft;
    },
    save: (draft) => {
      try {
        storage().setItem(key, JSON.stringify({ ...draft, values: kept(draft.values) }));
        return true;
      } catch {
        return false;
      }
    },
    forget,
    isUntouched: (values) =>
      Object.entries(values).every(
        ([name, value]) => !value || value === empty[name as keyof Values],
      ),
  };
}
