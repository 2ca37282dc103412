import { LEAD_PACKAGES } from '@/lib/agents/packages';
import { formatArea, formatNumber } from '@/lib/platform/format/number';
import {
  CONDITIONS as LEAD_CONDITIONS,
  PROPERTY_TYPES as LEAD_TYPES,
  TIMELINES,
} from '@/lib/leads/options';
import type { Answer } from './subject';
import { longDay, timeOf } from '@/lib/requests/callback/time-labels';
import { toSlotValue } from '@/lib/requests/callback/slots';
import { conditionLabel, propertyTypeLabel } from '@/lib/valuation/options';

const NOTHING = 'nicht angegeben';

type Value = Answer['value'];

const answer = (field: string, label: string, value: Value, text?: string): Answer => ({
  field,
  label,
  value,
  text: value === null || value === '' ? NOTHING : (text ?? String(value)),
});

const labelOf = (options: readonly { value: string; label: string }[], value: string | null) =>
  options.find((option) => option.value === value)?.label ?? value ?? undefined;

interface Property {
  propertyType: string;
  postalCode: string;
  area: number;
  yearBuilt: number | null;
  condition: string | null;
}

/** What was said of the home in the wizard. */
export function valuationFacts(row: Property & { rooms: number | null; notes: string | null }) {
  const { propertyType, postalCode, area, yearBuilt, rooms, condition, notes } = row;
  return [
    answer('propertyType', 'Immobilientyp', propertyType, propertyTypeLabel(propertyType)),
    answer('postalCode', 'Postleitzahl', postalCode),
    answer('area', 'Wohnfläche', area, formatArea(area)),
    answer('yearBuilt', 'Baujahr', yearBuilt),
    answer('rooms', 'Zimmer', rooms, rooms === null ? undefined : formatNumber(rooms)),
    answer('condition', 'Zustand', condition, conditionLabel(condition)),
    answer('notes', 'Anmerkung', notes),
  ];
}

/** What was said of the home in the lead form. */
export function leadFacts(
  row: Property & { city: string; timeline: string; additionalInfo: string | null },
) {
  const { propertyType, postalCode, city, area, yearBuilt, condition, timeline } = row;
  return [
    answer('propertyType', 'Immobilientyp', propertyType, labelOf(LEAD_TYPES, propertyType)),
    answer('postalCode', 'Postleitzahl', postalCode),
    answer('city', 'Ort', city),
    answer('area', 'Fläche', area, formatArea(area)),
    answer('yearBuilt', 'Baujahr', yearBuilt),
    answer('condition', 'Zustand', condition, labelOf(LEAD_CONDITIONS, condition)),
    answer('timeline', 'Verkauf', timeline, labelOf(TIMELINES, timeline)),
    answer('additionalInfo', 'Anmerkung', row.additionalInfo),
  ];
}

/** What was said with the wish to be called. */
export function callbackFacts(row: { propertyType: string | null; preferredTime: Date | null }) {
  const slot = row.preferredTime && toSlotValue(row.preferredTime);
  const when = slot
    ? `${longDay(slot.slice(0, 10))}, ab ${timeOf(slot)}\u00a0Uhr`
    : 'so bald wie möglich';
  const type = row.propertyType;
  return [
    { ...answer('preferredTime', 'Gewünschte Zeit', slot), text: when },
    answer('propertyType', 'Immobilienart', type, type ? propertyTypeLabel(type) : undefined),
  ];
}

/** What was written. */
export function contactFacts(row: { propertyType: string | null; message: string }) {
  const type = row.propertyType;
  return [
    answer('message', 'Nachricht', row.message),
    answer('propertyType', 'Immobilienart', type, type ? propertyTypeLabel(type) : undefined),
  ];
}

/** What an agent's office asked for. */
export function inquiryFacts(row: {
  package: string;
  postalArea: string;
  office: string;
  message: string | null;
}) {
  const name = LEAD_PACKAGES.find(({ id }) => id === row.package)?.name;
  return [
    answer('package', 'Paket', row.package, name),
    answer('postalArea', 'Postleitzahlgebiet', row.postalArea),
    answer('office', 'Maklerbüro', row.office),
    answer('message', 'Nachricht', row.message),
  ];
}
