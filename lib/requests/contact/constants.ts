import type { RateLimitRule } from '@/lib/platform/rate-limit/service';

/** Messages from one connection: fewer than valuations, since each is read by a person. */
export const CONTACT_RATE_LIMIT: RateLimitRule = { name: 'contact', limit: 20, window: 600 };

/** What a new message starts as, specification 4. */
export const INITIAL_STATUS = 'unread';
