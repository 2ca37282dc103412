import type { RateLimitRule } from '@/lib/platform/rate-limit/service';

/** Inquiries from one connection, as many as messages: each is read by a person. */
export const INQUIRY_RATE_LIMIT: RateLimitRule = { name: 'inquiry', limit: 20, window: 600 };

/** What a new inquiry starts as. */
export const INITIAL_STATUS = 'pending';
