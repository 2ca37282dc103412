export interface Draft<Values> {
  values: Values;
  step: number;
  /** The same for every attempt to send the form */
  idempotencyKey: string;
  /** Milliseconds since 1970 */
  openedAt: number;
  savedAt: number;
}

interface DraftRules<Values> {
  key: string;
  storage: () => Storage;
  /** Older drafts are not offered: the device may be shared */
  maxAgeDays: number;
  empty: Values;
  steps?: number;
  /** Removes what has to be given each time, such as consents */
  kept?: (values: Values) => Values;
}

export interface DraftStore<Values> {
  fresh: (now?: number) => Draft<Values>;
  /** Removes a draft that is too old or unreadable */
  load: (now?: number) => Draft<Values> | undefined;
  save: (draft: Draft<Values>) => boolean;
  forget: () => void;
  isUntouched: (values: Values) => boolean;
}

/** randomUUID is missing on pages without https. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function withNewKey<Values>(draft: Draft<Values>): Draft<Values> {
  return { ...draft, idempotencyKey: randomKey() };
}

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

function filledIn<Values extends object>(empty: Values, values: Partial<Values>): Values {
  const names = Object.keys(empty) as (keyof Values)[];
  return Object.fromEntries(names.map((name) => [name, values[name] ?? empty[name]])) as Values;
}

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
      // A browser that stores nothing has nothing to remove.
    }
  }

  return {
    fresh: (now = Date.now()) => ({
      values: empty,
      step: 0,
      idempotencyKey: randomKey(),
      // The form may have been filled in before the scripts ran.
      openedAt: Math.min(now, Math.round(performance.timeOrigin)),
      savedAt: now,
    }),
    load: (now = Date.now()) => {
      let draft: Draft<Values> | undefined;
      try {
        draft = read(now);
      } catch {
        // Unreadable, or storage is refused: the form starts empty.
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
