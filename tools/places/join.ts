import type { NamedPlace } from './codes';
import { kilometres } from './distance';
import { nameKey } from './names';
import type { Name, Town } from './sources';
import { STATES } from '../../lib/platform/places/states';

interface Won {
  district: string;
  second?: string;
  lead: number;
}

type KeyedTown = Town & { key: string; state?: string };
type Votes = Map<string, number>;

/** Towns farther away have no vote. */
const REACH_KM = 25;
/** Weights of towns with the code's name, or one of its further names. */
const SAME_NAME = 80;
const FURTHER_NAME = 12;
/** Weight of independent cities with another name than the code's. */
const OTHER_CITY = 0.15;
/** Weight of districts without other codes of the same four digits. */
const STRANGE = 0.08;

function stateOf(place: string, names: Name[]): string | undefined {
  const counts: Votes = new Map();
  for (const { name, state } of names) {
    const weight = nameKey(name) === nameKey(place) ? 1000 : 1;
    counts.set(state, (counts.get(state) ?? 0) + weight);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** Bands of a fifth of a degree: a code's own and the two beside it hold every town within reach. */
const bandOf = (lat: number) => Math.floor(lat * 5);

function inBands(towns: Town[]): Map<number, KeyedTown[]> {
  const bands = new Map<number, KeyedTown[]>();
  for (const town of towns) {
    const band = bands.get(bandOf(town.lat)) ?? [];
    bands.set(bandOf(town.lat), band);
    const state = STATES.find(({ key }) => town.district.startsWith(key))?.name;
    band.push({ ...town, key: nameKey(town.name), state });
  }
  return bands;
}

const around = (bands: Map<number, KeyedTown[]>, lat: number) =>
  [-2, -1, 0, 1, 2].flatMap((step) => bands.get(bandOf(lat) + step) ?? []);

function votesOf(
  { place, lat, lon, names }: NamedPlace,
  towns: KeyedTown[],
  cities: Map<string, string>,
): Votes {
  const state = stateOf(place, names);
  const key = nameKey(place);
  const keys = new Set([key, ...names.map(({ name }) => nameKey(name))]);
  const votes: Votes = new Map();
  for (const town of towns) {
    if (Math.abs(town.lon - lon) > 0.5 || (state && town.state !== state)) continue;
    const distance = kilometres(town, { lat, lon });
    if (distance > REACH_KM) continue;
    const city = cities.get(town.district);
    const strange = city && !keys.has(city) ? OTHER_CITY : 1;
    const named = town.key === key ? SAME_NAME : keys.has(town.key) ? FURTHER_NAME : 1;
    const vote = (named * strange) / (distance + 1.5) ** 2;
    votes.set(town.district, (votes.get(town.district) ?? 0) + vote);
  }
  return votes;
}

function winner(votes: Iterable<[district: string, vote: number]>): Won | undefined {
  const [best, [second, runnerUp] = [undefined, 0]] = [...votes].sort((a, b) => b[1] - a[1]);
  if (!best) return undefined;
  const [district, first] = best;
  return { district, second, lead: (first - runnerUp) / first };
}

function leadsByStart(decided: Map<string, Won>, digits: number): Map<string, Votes> {
  const sums = new Map<string, Votes>();
  for (const [code, { district, lead }] of decided) {
    const start = code.slice(0, digits);
    const districts: Votes = sums.get(start) ?? new Map();
    sums.set(start, districts);
    districts.set(district, (districts.get(district) ?? 0) + lead);
  }
  return sums;
}

function share(sums: Votes | undefined, district: string, own: Won): number {
  if (!sums) return 0;
  const total = [...sums.values()].reduce((sum, lead) => sum + lead, 0) - own.lead;
  const here = (sums.get(district) ?? 0) - (own.district === district ? own.lead : 0);
  return total > 0 ? here / total : 0;
}

/** Towns vote; codes with the same first digits decide close votes: the post rarely mixes districts. */
export function joinDistricts(
  codes: Map<string, NamedPlace>,
  towns: Town[],
  cities: Map<string, string>,
): Map<string, Won> {
  const bands = inBands(towns);
  const votes = new Map(
    [...codes].map(([code, row]) => [code, votesOf(row, around(bands, row.lat), cities)]),
  );
  const first = new Map<string, Won>();
  for (const [code, cast] of votes) {
    const won = winner(cast);
    if (won) first.set(code, won);
  }
  const [fours, threes] = [leadsByStart(first, 4), leadsByStart(first, 3)];
  const joined = new Map<string, Won>();
  for (const [code, cast] of votes) {
    const own = first.get(code);
    if (!own) continue;
    const [four, three] = [fours.get(code.slice(0, 4)), threes.get(code.slice(0, 3))];
    const weighed = [...cast].map(([district, vote]): [string, number] => [
      district,
      vote * (STRANGE + 0.6 * share(four, district, own) + 0.4 * share(three, district, own)),
    ]);
    const won = winner(weighed);
    if (won) joined.set(code, won);
  }
  return joined;
}
