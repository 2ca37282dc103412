import type { RateLimitRule } from '@/lib/platform/rate-limit/repository';

/** A sliding quarter of an hour, in steps of three minutes. */
const WINDOW = { window: 900, stretches: 5 };

export const ACCOUNT_RATE_LIMIT: RateLimitRule = {
  name: 'login-account',
  limit: 5,
  ...WINDOW,
};
export const CALLER_RATE_LIMIT: RateLimitRule = { name: 'login-caller', limit: 20, ...WINDOW };
export const NETWORK_RATE_LIMIT: RateLimitRule = { name: 'login-network', limit: 60, ...WINDOW };

export const DEVICE_RATE_LIMIT: RateLimitRule = { name: 'login-device', limit: 5, ...WINDOW };

export const CODE_RATE_LIMIT: RateLimitRule = { name: 'login-code', limit: 5, ...WINDOW };
export const DEVICE_CODE_RATE_LIMIT: RateLimitRule = {
  name: 'login-device-code',
  limit: 5,
  ...WINDOW,
};
export const STEP_RATE_LIMIT: RateLimitRule = { name: 'login-step', limit: 5, ...WINDOW };

export const PASSKEY_RATE_LIMIT: RateLimitRule = { name: 'login-passkey', limit: 30, ...WINDOW };

export const OWN_RATE_LIMIT: RateLimitRule = { name: 'own-password', limit: 5, ...WINDOW };

/** Of a login that waits for its second factor. */
export const STEP_COOKIE = 'portal-anmeldung';

export const DEVICE_COOKIE = 'portal-geraet-';

export const DEVICE_DAYS = 180;

/** Seconds, regardless of activity. */
export const SESSION_LENGTH = 12 * 60 * 60;

/** Seconds without activity. */
export const IDLE_LENGTH = 30 * 60;

/** Seconds between two updates of a login's last use. */
export const TOUCH_INTERVAL = 60;
