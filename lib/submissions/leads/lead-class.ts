import { PREMIUM_LIMITS } from '@/lib/agencies/constants';
import { type CriterionId, LEAD_CLASSES, type LeadClass } from '@/lib/agencies/lead-classes';
import { formatEuros } from '@/lib/platform/format/number';
import { labelOf } from '@/lib/submissions/kinds/kind';
import { TIMELINES } from '@/lib/submissions/forms/lead/options';

export type LeadClassId = LeadClass['id'];

/** Best first. */
const ORDER: readonly string[] = LEAD_CLASSES.map(({ id }) => id);

export const isBetter = (one: string, other: string) => ORDER.indexOf(one) < ORDER.indexOf(other);

export interface LeadFacts {
  /** By the link in a mail, or by a call that reached the person */
  contact?: 'mail' | 'call';
  /** Said to an employee */
  hasIntent: boolean;
  /** Said to an employee */
  isOwner: boolean;
  /** With others, who all agree */
  isShared: boolean;
  /** Wire value */
  timeline: string | null;
  /** Labels of unanswered questions */
  missing: readonly string[];
  /** Whether type, postcode and size are known */
  hasBasics: boolean;
  /** Whole euros */
  value: number | null;
  valueBasis: 'regional' | 'formula' | null;
}

interface Classified {
  class: LeadClassId;
  reasons: Record<CriterionId, string>;
  missing: string[];
}

const WITHIN_LIMIT: readonly string[] = ['sofort', '3_monate', '6_monate'];

const BASES = { regional: 'geschätzter Wert', formula: 'Wert ohne Lage gerechnet' } as const;

/** 'geschätzter Wert 412.000 €' */
const valueLabel = ({ value, valueBasis }: Pick<LeadFacts, 'value' | 'valueBasis'>) =>
  value === null ? 'Wert unbekannt' : `${BASES[valueBasis ?? 'formula']} ${formatEuros(value)}`;

const CONTACTS = {
  mail: 'E-Mail-Adresse bestätigt',
  call: 'am Telefon erreicht',
} as const;

function contactReason({ contact, isOwner, isShared }: LeadFacts): string {
  if (!contact) return 'Kontaktdaten, noch nicht bestätigt';
  if (!isOwner) return CONTACTS[contact];
  const agreed = isShared ? ', alle Eigentümer sind einverstanden' : '';
  return `${CONTACTS[contact]}, Eigentum bestätigt${agreed}`;
}

function propertyReason({ missing, hasBasics }: LeadFacts): string {
  if (missing.length === 0) return 'alle Angaben zum Objekt liegen vor';
  const open = `es fehlt: ${missing.join(', ')}`;
  return hasBasics ? `Art, Ort und Größe bekannt; ${open}` : `Ort und Art bekannt; ${open}`;
}

function intentReason({ hasIntent, timeline }: LeadFacts): string {
  const when = labelOf(TIMELINES, timeline) ?? 'Zeitraum offen';
  if (!hasIntent && !timeline) return 'noch nicht erfragt';
  return hasIntent ? `im Gespräch bestätigt, Verkauf: ${when}` : `laut Formular, Verkauf: ${when}`;
}

/**
 * A+: owner confirmed, home fully described, sale within 6 months, value over 300,000 euros. A:
 * contact verified, basics of the home known, wish to sell confirmed. B: all others.
 */
export function classifyLead(facts: LeadFacts): Classified {
  const { contact, hasIntent, isOwner, timeline, missing, hasBasics, value } = facts;
  const { months, value: limit } = PREMIUM_LIMITS;
  const open: [isMet: boolean, phrase: string][] = [
    [contact !== undefined, 'Kontakt bestätigen'],
    [hasIntent, 'Verkaufsabsicht bestätigen'],
    [isOwner, 'Eigentum bestätigen'],
    [missing.length === 0, `Objektdaten ergänzen: ${missing.join(', ')}`],
    [
      WITHIN_LIMIT.includes(timeline ?? ''),
      timeline ? `Verkauf innerhalb von ${months}\u00a0Monaten` : 'Zeitraum des Verkaufs erfragen',
    ],
    [(value ?? 0) > limit, `Wert über ${formatEuros(limit)}`],
  ];
  const lacking = open.flatMap(([isMet, phrase]) => (isMet ? [] : [phrase]));
  const isStandard = contact !== undefined && hasBasics && hasIntent;
  return {
    class: lacking.length === 0 ? 'premium' : isStandard ? 'standard' : 'basic',
    reasons: {
      contact: contactReason(facts),
      property: propertyReason(facts),
      intent: intentReason(facts),
      value: valueLabel(facts),
    },
    missing: lacking,
  };
}
