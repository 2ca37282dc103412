import type { RateLimitRule } from '@/lib/platform/rate-limit/service';

/** A quarter of an hour, wherever it begins: it slides by three minutes. */
const WINDOW = { window: 900, stretches: 5 };

/** Failed logins, so that passwords cannot be tried out: on one account … */
export const ACCOUNT_RATE_LIMIT: RateLimitRule = {
  name: 'login-account',
  limit: 5,
  ...WINDOW,
};
/** … and from one connection, which an office shares. */
export const CALLER_RATE_LIMIT: RateLimitRule = { name: 'login-caller', limit: 20, ...WINDOW };
/** … and from all /64 networks of one /48, which a single customer may have; of IPv4 it is the same as above. */
export const NETWORK_RATE_LIMIT: RateLimitRule = { name: 'login-network', limit: 60, ...WINDOW };

/** Failures in one browser in which the owner of the account has logged in before. */
export const DEVICE_RATE_LIMIT: RateLimitRule = { name: 'login-device', limit: 5, ...WINDOW };

/** Wrong codes and passkeys, once the password was right: on one account … */
export const CODE_RATE_LIMIT: RateLimitRule = { name: 'login-code', limit: 5, ...WINDOW };
/** … but in one browser in which the owner has logged in before, on their own … */
export const DEVICE_CODE_RATE_LIMIT: RateLimitRule = {
  name: 'login-device-code',
  limit: 5,
  ...WINDOW,
};
/** … and in one login. */
export const STEP_RATE_LIMIT: RateLimitRule = { name: 'login-step', limit: 5, ...WINDOW };

/** Logins with a passkey alone that one connection begins. */
export const PASSKEY_RATE_LIMIT: RateLimitRule = { name: 'login-passkey', limit: 30, ...WINDOW };

/** Wrong passwords of logged-in employees who have to enter theirs once more. */
export const OWN_RATE_LIMIT: RateLimitRule = { name: 'own-password', limit: 5, ...WINDOW };

/** The cookie of a login whose second factor is still to come. */
export const STEP_COOKIE = 'portal-anmeldung';

/** What the cookie by which it is known is called, before the number of the account. */
export const DEVICE_COOKIE = 'portal-geraet-';

/** Days that such a browser is known. */
export const DEVICE_DAYS = 180;

/** Seconds that a login lasts, whatever happens in it. */
export const SESSION_LENGTH = 12 * 60 * 60;

/** Seconds of silence that end a login. */
export const IDLE_LENGTH = 30 * 60;

/** Seconds between two notes that a login is in use. */
export const TOUCH_INTERVAL = 60;
