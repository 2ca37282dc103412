import {
  CONDITION_VALUES,
  isPropertyType,
  type Condition,
  type PropertyType,
  PROPERTY_TYPE_VALUES,
} from '../options';
import { type Refinement, refinementOf } from '../refinement';
import {
  dot,
  plotOf,
  roomsOf,
  roomsOff,
  guessFeatures,
  TYPES,
  type HomeFeatures,
  type HomeKind,
} from './features';
import type { RegionalHome } from './outcome';
import type { KindModel } from './place-model';

export interface WizardAnswers
  extends Pick<RegionalHome, 'area' | 'yearBuilt' | 'rooms'>, Refinement {
  propertyType: string;
  condition: string | null;
}

const isCondition = (value: string | null): value is Condition =>
  CONDITION_VALUES.some((known) => known === value);

/** Old submissions may have 'doppelhaushälfte', which the wizard lacks. */
function typeOf(propertyType: string): PropertyType {
  if (isPropertyType(propertyType)) return propertyType;
  return propertyType === 'doppelhaushälfte' ? 'doppelhaus' : 'einfamilienhaus';
}

export function homeFromWizard({
  propertyType,
  area,
  yearBuilt,
  rooms,
  condition,
  ...given
}: WizardAnswers): RegionalHome {
  const type = typeOf(propertyType);
  return {
    ...refinementOf({ ...given, propertyType: type }),
    propertyType: type,
    area,
    yearBuilt,
    rooms,
    condition: isCondition(condition) ? condition : null,
  };
}

/** Types of the portals per type of the wizard, mixed as often as they are offered. */
const WIZARD_TYPES: Record<RegionalHome['propertyType'], readonly string[]> = {
  einfamilienhaus: ['Einfamilienhaus (freistehend)'],
  doppelhaus: ['Doppelhaushälfte'],
  reihenhaus: ['Reihenmittelhaus', 'Reiheneckhaus'],
  mehrfamilienhaus: ['Mehrfamilienhaus'],
  villa: ['Villa'],
  bungalow: ['Bungalow'],
  eigentumswohnung: TYPES.flat,
};

export const wizardTypeOf = (type: string) =>
  PROPERTY_TYPE_VALUES.find((each) => WIZARD_TYPES[each].includes(type));

export const WIZARD_TYPES_OF = {
  house: PROPERTY_TYPE_VALUES.filter((type) => type !== 'eigentumswohnung'),
  flat: ['eigentumswohnung'],
} as const;

export const homeKindOf = (propertyType: RegionalHome['propertyType']): HomeKind =>
  propertyType === 'eigentumswohnung' ? 'flat' : 'house';

function toOne(shares: readonly number[]): number[] {
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
}

export const sharesOfKind = ({ country }: Pick<KindModel, 'country'>) => toOne(country.typeShares);

export function typeShares(
  propertyType: RegionalHome['propertyType'],
  { country }: Pick<KindModel, 'country'>,
): number[] {
  const names = WIZARD_TYPES[propertyType];
  return toOne(
    TYPES[homeKindOf(propertyType)].map((name, index) =>
      names.includes(name) ? country.typeShares[index]! : 0,
    ),
  );
}

export const usualRooms = (kind: HomeKind, rooms: readonly number[], home: GuessedFrom) =>
  roomsOf(kind, dot(rooms, guessFeatures({ ...home, kind })), home.area);

type GuessedFrom = Pick<HomeFeatures, 'types' | 'area'>;

export function completeHome(
  home: Omit<HomeFeatures, 'off' | 'plot'> & { rooms?: number | null; plot?: number | null },
  model: Pick<KindModel, 'rooms' | 'plot'>,
): HomeFeatures {
  const { kind, types, area, rooms } = home;
  const off = rooms == null ? 0 : roomsOff(rooms, usualRooms(kind, model.rooms, home));
  if (!model.plot) return { kind, types, area, off };
  const plot = home.plot ?? plotOf(dot(model.plot.home, guessFeatures(home)) + model.plot.region);
  return { kind, types, area, off, plot };
}
