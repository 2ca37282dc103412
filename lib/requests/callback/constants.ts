import type { RateLimitRule } from '@/lib/platform/rate-limit/service';

/** Requests for a call from one connection: each is answered by a person. */
export const CALLBACK_RATE_LIMIT: RateLimitRule = { name: 'callback', limit: 20, window: 600 };
