import type { RateLimitRule } from '@/lib/platform/rate-limit/service';

/** Valuations from one connection: generous, because an office or a mobile network shares one. */
export const VALUATION_RATE_LIMIT: RateLimitRule = { name: 'valuation', limit: 30, window: 600 };

/** What a new request starts as, specification 4. */
export const INITIAL_STATUS = 'pending';
