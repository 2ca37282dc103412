import { placeName } from '@/lib/platform/places/service';
import { refusedFields } from '@/lib/platform/validation/fields';
import { valueOfAnswers } from '@/lib/valuation/regional/service';
import { estimate } from '@/lib/valuation/estimate';
import { isLand } from '@/lib/submissions/forms/lead/options';
import {
  isAboutSale,
  type SubmissionOf,
  type StoredSubmission,
  factsOf,
} from '@/lib/submissions/kinds/kinds';
import type { LeadFacts } from './lead-class';

export type SaleSubmission = SubmissionOf<'valuation'> | SubmissionOf<'lead'>;

export const isSaleSubmission = (submission: StoredSubmission): submission is SaleSubmission =>
  isAboutSale(submission.kind);

/** Fields about the sale, or in the words of the person. */
const NOT_OF_THE_HOME = ['notes', 'additionalInfo', 'timeline'];

/** The town comes from the postcode: a person may type a whole address in its field. */
export function offeredHomeFacts(submission: SaleSubmission) {
  const town = placeName(submission.details.postalCode);
  return factsOf(submission).flatMap((fact) => {
    if (NOT_OF_THE_HOME.includes(fact.field)) return [];
    if (fact.field !== 'city') return [fact];
    return town ? [{ ...fact, value: town, text: town }] : [];
  });
}

export const ownersWords = ({ details }: SaleSubmission) =>
  'notes' in details ? details.notes : details.additionalInfo;

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** Not a price or a day: those have no leading zero before eight more digits. */
const NUMBER = /(?<![\d.,])(?:\+|0)(?:[\s()/-]*\d){8,}/;

const STREET = /(straße|strasse|str\.|weg|platz|allee|gasse|ring)\s*\d/i;

/** Whether a note says who the person is, how to reach them or where they live. */
export function isIdentifying(
  note: string,
  { name, phone }: Pick<SaleSubmission, 'name' | 'phone'>,
): boolean {
  const words = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const said = new Set(words(note));
  const number = digitsOf(phone ?? '').slice(-6);
  return (
    note.includes('@') ||
    STREET.test(note) ||
    NUMBER.test(note) ||
    words(name ?? '').some((part) => said.has(part)) ||
    (number.length === 6 && digitsOf(note).includes(number))
  );
}

/** @throws AppError `invalid` (422) at the field, for what an agency reads before it may know the person */
export function refuseIdentifying(
  field: string,
  note: string,
  person: Pick<SaleSubmission, 'name' | 'phone'>,
): void {
  if (!isIdentifying(note, person)) return;
  const message =
    'Bitte ohne Namen, Telefonnummer, E-Mail-Adresse und Straße der Person: Das Büro liest den Text';
  throw refusedFields({ [field]: message });
}

/** What the person typed as the place, if it is more than the town of the postcode */
export function typedPlace({ details }: SaleSubmission): string | undefined {
  const typed = 'city' in details ? details.city : undefined;
  return typed && typed !== placeName(details.postalCode) ? typed : undefined;
}

/** Only the lead form asks. */
export const timelineOf = ({ details }: SaleSubmission) =>
  'timeline' in details ? details.timeline : null;

/** Conditions of the lead form by their name in the wizard and the regional model. */
const CONDITIONS: Record<string, string> = {
  neuwertig: 'sehr_gut',
  befriedigend: 'durchschnittlich',
  renovierungsbedurftig: 'renovierungsbedürftig',
};

/** The regional value, else that of the base formula; none for land. */
export function homeValue({ details }: SaleSubmission): Pick<LeadFacts, 'value' | 'valueBasis'> {
  const { propertyType, postalCode, area, yearBuilt } = details;
  if (isLand(propertyType) || area <= 0) return { value: null, valueBasis: null };
  const condition = CONDITIONS[details.condition ?? ''] ?? details.condition;
  const answers = 'rooms' in details ? details : { rooms: null };
  const home = { propertyType, postalCode, area, yearBuilt, condition };
  const regional = valueOfAnswers({ ...answers, ...home });
  return regional.isPossible
    ? { value: regional.value, valueBasis: 'regional' }
    : { value: estimate({ area, yearBuilt }).value, valueBasis: 'formula' };
}

export function propertyFacts(
  submission: SaleSubmission,
): Pick<LeadFacts, 'missing' | 'hasBasics'> {
  const facts = offeredHomeFacts(submission);
  const isOpen = ({ value }: (typeof facts)[number]) => value === null || value === '';
  const size = facts.find(({ field, value }) => field.toLowerCase().endsWith('area') && value);
  return {
    missing: facts.filter(isOpen).map(({ label }) => label),
    hasBasics: size !== undefined,
  };
}
