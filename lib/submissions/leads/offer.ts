import { z } from 'zod';
import { type Agency, barriers, mayBuy } from '@/lib/agencies/agency';
import { CRITERIA, type CriterionId, type LeadClass } from '@/lib/agencies/lead-classes';
import { placeName } from '@/lib/platform/places/service';
import { hoursLeft, saleEnd } from './clock';

const line = z.object({ label: z.string(), text: z.string() });

const offeredObject = z.object({
  facts: z.array(line).default([]),
  /** The agency's area in which the home lies: a postcode or its leading digits */
  area: z.string().optional(),
  reasons: z.array(line).default([]),
  /** How the contact was confirmed, when to reach the person, what they intend */
  owner: z.array(line).default([]),
  wishedAt: z.iso.datetime().optional(),
});

/** What an agency reads of a lead before it accepts */
export type OfferedObject = z.output<typeof offeredObject>;

/** Without facts once the submission is deleted. @throws ZodError for anything else */
export const readObject = (json: unknown): OfferedObject => offeredObject.parse(json);

const HOUR = 60 * 60 * 1000;

/** The same for an offer, an accepted lead and the example on /makler */
export interface LeadSheetData {
  classId: LeadClass['id'];
  /** Whole hours since the wish, at most until the delivery */
  age?: number;
  /** Hours in which it can still be sold */
  left?: number;
  facts: readonly z.output<typeof line>[];
  owner: readonly z.output<typeof line>[];
  reasons: Partial<Record<CriterionId, string>>;
}

const isCriterion = (label: string) => CRITERIA.some((each) => each.label === label);

/** Once the owner stops the sale, nobody reads any more what people wrote about them. */
export function withoutNotes(json: unknown): OfferedObject {
  const { reasons, ...object } = readObject(json);
  return { ...object, owner: [], reasons: reasons.filter(({ label }) => isCriterion(label)) };
}

export function leadSheet(
  { class: classId, object, isOpen }: { class: string; object: unknown; isOpen: boolean },
  at: Date,
): LeadSheetData {
  const { facts, owner, reasons, wishedAt } = readObject(object);
  const wish = wishedAt ? new Date(wishedAt) : undefined;
  return {
    classId: classId as LeadClass['id'],
    age: wish && Math.floor((at.getTime() - wish.getTime()) / HOUR),
    left: wish && isOpen ? hoursLeft(saleEnd(wish), at) : undefined,
    facts,
    // What people decided, beside the reasons of the class.
    owner: [...owner, ...reasons.filter(({ label }) => !isCriterion(label))],
    reasons: Object.fromEntries(
      CRITERIA.map(({ id, label }) => [id, reasons.find((each) => each.label === label)?.text]),
    ),
  };
}

/** 'barred' if time is left but the agency may not buy */
export type OfferState = 'open' | 'accepted' | 'declined' | 'expired' | 'stopped' | 'barred';

/** To the agency */
export const barredText = (agency: Agency, now = new Date()) =>
  `Ihr Büro kann zurzeit keine Leads annehmen: ${barriers(agency, now).join(', und ')}. Fragen beantworten wir am Telefon.`;

/** Expired from `endsAt` on, also before that is stored. */
export function offerState(
  { state, endsAt, agency }: { state: string; endsAt: Date; agency: Agency },
  now: Date,
): OfferState {
  if (state !== 'open' && state !== 'expired') return state as OfferState;
  if (endsAt <= now) return 'expired';
  return mayBuy(agency, now) ? state : 'barred';
}

/** 'Einfamilienhaus in 26122 Oldenburg'; without the type once the submission is deleted. */
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
