/** What visitors may allow beside what is necessary. */
export const OPTIONAL_CATEGORIES = ['functional', 'analytics', 'marketing'] as const;

type OptionalCategory = (typeof OPTIONAL_CATEGORIES)[number];
export type CookieCategory = 'necessary' | OptionalCategory;

/** Raised whenever a category changes what it covers: a choice made before counts no longer. */
export const CATEGORIES_VERSION = '2026-11';

/** Keys under which a browser keeps that a choice was made, and which. */
export const CONSENT_KEYS = { flag: 'cookie-consent', preferences: 'cookie-preferences' } as const;

export type CookiePreferences = Record<CookieCategory, boolean>;

/** The preferences that allow the given categories and nothing else. */
export function preferencesFor(allowed: readonly string[]): CookiePreferences {
  const isAllowed = (category: OptionalCategory) => allowed.includes(category);
  return {
    necessary: true,
    functional: isAllowed('functional'),
    analytics: isAllowed('analytics'),
    marketing: isAllowed('marketing'),
  };
}

/** What was chosen in this browser; `null` when nothing was, or under another version, or unreadably. */
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

/**
 * Keeps a choice in this browser.
 * @returns whether the browser took it
 */
export function storePreferences(preferences: CookiePreferences): boolean {
  try {
    localStorage.setItem(CONSENT_KEYS.preferences, JSON.stringify(preferences));
    // Last, so that the flag never stands for preferences that were not kept.
    localStorage.setItem(CONSENT_KEYS.flag, CATEGORIES_VERSION);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether something of this category may be loaded or kept in this browser. Code that adds a script, a
 * cookie or a request to another host asks here each time it is used: a consent can be
 * withdrawn. Nothing but what is necessary is allowed on the server or where storage is refused.
 */
export function hasConsent(category: CookieCategory): boolean {
  return category === 'necessary' || (readPreferences()?.[category] ?? false);
}
