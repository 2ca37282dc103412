import { z } from 'zod';
import { type Agent, mayBuy } from '@/lib/agents/agent';
import { placeName } from '@/lib/platform/places/service';

const line = z.object({ label: z.string(), text: z.string() });

const offeredObject = z.object({
  facts: z.array(line).default([]),
  /** The office's area in which the home lies: a postcode or its leading digits */
  area: z.string().optional(),
  reasons: z.array(line).default([]),
});

/** What an office reads of a lead before it accepts */
export type OfferedObject = z.output<typeof offeredObject>;

/** Without facts once the request is deleted. @throws ZodError for anything else */
export const readObject = (json: unknown): OfferedObject => offeredObject.parse(json);

/** 'barred' if time is left but the office may not buy */
export type OfferState = 'open' | 'accepted' | 'declined' | 'expired' | 'stopped' | 'barred';

export const BARRED =
  'Ihr Büro kann zurzeit keine Leads annehmen, weil es bei uns nicht aktiv ist oder seine Erlaubnis nach § 34c GewO nicht geprüft ist. Bitte rufen Sie uns an.';

/** Expired from `endsAt` on, also before that is stored. */
export function offerState(
  { state, endsAt, agent }: { state: string; endsAt: Date; agent: Agent },
  now: Date,
): OfferState {
  if (state !== 'open' && state !== 'expired') return state as OfferState;
  if (endsAt <= now) return 'expired';
  return mayBuy(agent) ? state : 'barred';
}

/** 'Einfamilienhaus in 26122 Oldenburg'; without the type once the request is deleted. */
export function offeredHome({
  object,
  postalCode,
}: {
  object: unknown;
  postalCode: string;
}): string {
  const [type] = readObject(object).facts;
  const place = [postalCode, placeName(postalCode)].filter(Boolean).join(' ');
  return type ? `${type.text} in ${place}` : `Immobilie in ${place}`;
}
