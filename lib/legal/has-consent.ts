import { type CookieCategory, readPreferences } from './preferences';

/**
 * Whether something of this category may be loaded or kept in this browser. Whoever adds a script, a
 * cookie or a request to another host asks here first, and at the time of use: a consent can be
 * withdrawn. Nothing but what is necessary is allowed on the server or where storage is refused.
 */
export function hasConsent(category: CookieCategory): boolean {
  return category === 'necessary' || (readPreferences()?.[category] ?? false);
}
