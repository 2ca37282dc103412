import 'server-only';
import { env } from '@/lib/platform/env';
import { berlinDay } from '@/lib/platform/format/berlin-day';
import { takeFromBudget } from '@/lib/platform/rate-limit/service';

/**
 * Takes one call of the model from those of the day in Germany.
 * @returns false when they are used up
 */
export async function takeModelCall(): Promise<boolean> {
  const until = berlinDay(new Date()).to;
  return takeFromBudget({ name: 'model', limit: env().OPENAI_DAILY_CALLS, until });
}
