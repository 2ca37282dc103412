import type { RateLimitRule } from '@/lib/platform/rate-limit/service';

/** Calls asked for from one connection: fewer than messages, since each takes a person's time at once. */
export const BROKER_CALLBACK_RATE_LIMIT: RateLimitRule = {
  name: 'broker-callback',
  limit: 10,
  window: 600,
};
