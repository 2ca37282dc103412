import type { RateLimitRule } from '@/lib/platform/rate-limit/service';

/** Leads from one connection: generous, because an office or a mobile network shares one. */
export const LEAD_RATE_LIMIT: RateLimitRule = { name: 'lead', limit: 30, window: 600 };

/** What a new lead starts as, specification 4. */
export const INITIAL_STATUS = 'pending';

/** Milliseconds in which the browser that sent a lead corrects it by sending again. */
export const REPEAT_WINDOW = 60_000;
