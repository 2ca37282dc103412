import 'server-only';
import { z } from 'zod';
import { LEAD_CLASSES } from '@/lib/agencies/lead-classes';
import { postalAreas } from '@/lib/agencies/postal-areas';
import { enforceRateLimit } from '@/lib/platform/rate-limit/service';
import { parse } from '@/lib/platform/validation/fields';
import { countInArea } from './statistics-repository';

/** Days */
export const AREA_PERIODS = [30, 90] as const;

/** Smaller counts are not shown, because they could identify a person. */
const SMALL = 5;

const countLabel = (count: number): string =>
  count === 0 ? '0' : count < SMALL ? `unter ${SMALL}` : String(count);

const AREA_LIMIT = { name: 'area-check', limit: 30, window: 600 };

const BAD_AREA = 'Bitte geben Sie eine Postleitzahl oder ihre ersten zwei bis vier Ziffern ein';

const areaSchema = z.object({
  plz: z
    .string({ error: BAD_AREA })
    .trim()
    .refine((typed) => /^\d{2,5}$/.test(typed) && postalAreas(typed) !== undefined, {
      error: BAD_AREA,
    }),
});

export interface AreaCount {
  prefix: string;
  classes: { name: string; counts: string[] }[];
}

/** @throws AppError `invalid` (422), `too_many` (429) */
export async function checkArea(
  typed: { plz: unknown },
  caller: string,
  now = new Date(),
): Promise<AreaCount> {
  const { plz } = parse(areaSchema, typed);
  await enforceRateLimit(AREA_LIMIT, caller);
  const since = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
  const counted = await Promise.all(AREA_PERIODS.map((days) => countInArea(plz, since(days))));
  return {
    prefix: plz,
    classes: LEAD_CLASSES.map(({ id, name }) => ({
      name,
      counts: counted.map((counts) => countLabel(counts.get(id) ?? 0)),
    })),
  };
}
