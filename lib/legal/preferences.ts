export const OPTIONAL_CATEGORIES = ['functional', 'analytics', 'marketing'] as const;

type OptionalCategory = (typeof OPTIONAL_CATEGORIES)[number];
export type CookieCategory = 'necessary' | OptionalCategory;

/** Raise it when a category changes its scope: earlier choices become void. */
export const CATEGORIES_VERSION = '2026-11';

export const CONSENT_KEYS = { flag: 'cookie-consent', preferences: 'cookie-preferences' } as const;

export type CookiePreferences = Record<CookieCategory, boolean>;

export function preferencesFor(allowed: readonly string[]): CookiePreferences {
  const isAllowed = (category: OptionalCategory) => allowed.includes(category);
  return {
    necessary: true,
    functional: isAllowed('functional'),
    analytics: isAllowed('analytics'),
    marketing: isAllowed('marketing'),
  };
}

/** `null` if missing, unreadable or of another version. */
export function readPreferences(): CookiePreferences | null {
  try {
    if (localStorage.getItem(CONSENT_KEYS.flag) !== CATEGORIES_VERSION) return null;
    const stored: unknown = JSON.parse(localStorage.getItem(CONSENT_KEYS.preferences) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const choices = stored as Record<string, unknown>;
    return preferencesFor(OPTIONAL_CATEGORIES.filter((category) => choices[category] === true));
  } catch {
    return null;
  }
}

export function storePreferences(preferences: CookiePreferences): boolean {
  try {
    localStorage.setItem(CONSENT_KEYS.preferences, JSON.stringify(preferences));
    // Last, so that the flag never exists without preferences.
    localStorage.setItem(CONSENT_KEYS.flag, CATEGORIES_VERSION);
    return true;
  } catch {
    return false;
  }
}
