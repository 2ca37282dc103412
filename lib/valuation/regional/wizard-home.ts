import { dot } from './dot';
import { plotOf, roomsOf, guessFeatures, TYPES, type HomeFeatures, type Kind } from './features';
import type { RegionalHome } from './outcome';
import type { KindModel } from './place-model';

/** Which of TYPES the wizard's types are; several are mixed as often as they are offered. */
const WIZARD_TYPES: Record<RegionalHome['propertyType'], readonly string[]> = {
  einfamilienhaus: ['Einfamilienhaus (freistehend)'],
  doppelhaus: ['Doppelhaushälfte'],
  reihenhaus: ['Reihenmittelhaus', 'Reiheneckhaus'],
  mehrfamilienhaus: ['Mehrfamilienhaus'],
  villa: ['Villa'],
  bungalow: ['Bungalow'],
  eigentumswohnung: TYPES.flat,
};

export const kindOf = (propertyType: RegionalHome['propertyType']): Kind =>
  propertyType === 'eigentumswohnung' ? 'flat' : 'house';

/** Brings shares, of which some may be left out, to a sum of one. */
function toOne(shares: readonly number[]): number[] {
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
}

/** Share of each type among all homes of a kind. */
export const sharesOfKind = ({ country }: KindModel) => toOne(country.typeShares);

/** Share of each type, of those that the wizard's type stands for. */
export function typeShares(
  propertyType: RegionalHome['propertyType'],
  { country }: KindModel,
): number[] {
  const names = WIZARD_TYPES[propertyType];
  return toOne(
    TYPES[kindOf(propertyType)].map((name, index) =>
      names.includes(name) ? country.typeShares[index]! : 0,
    ),
  );
}

/** Rooms and plot as they usually are, where they are not given. */
export function completeHome(
  home: Omit<HomeFeatures, 'rooms' | 'plot'> & { rooms?: number | null; plot?: number | null },
  model: KindModel,
): HomeFeatures {
  const guess = guessFeatures(home);
  const rooms = home.rooms ?? roomsOf(home.kind, dot(model.rooms, guess), home.area);
  const { kind, types, area } = home;
  if (!model.plot) return { kind, types, area, rooms };
  const plot = home.plot ?? plotOf(dot(model.plot.home, guess) + model.plot.region);
  return { kind, types, area, rooms, plot };
}
