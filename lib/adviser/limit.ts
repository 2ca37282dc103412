import type { RateLimitRule } from '@/lib/platform/rate-limit/service';

/** Questions from one connection: generous, because a household or a mobile network shares one. */
export const CHAT_RATE_LIMIT: RateLimitRule = { name: 'chat', limit: 60, window: 600 };
