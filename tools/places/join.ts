import type { NamedPlace } from './codes';
import { kilometres } from './distance';
import { nameKey } from './names';
import type { Name, Town } from './sources';
import { STATES } from '../../lib/platform/places/states';

/** The district that a code lies in, the next best, and the lead of the first from 0 to 1. */
interface Won {
  district: string;
  second?: string;
  lead: number;
}

type KeyedTown = Town & { key: string; state?: string };
type Votes = Map<string, number>;

/** Towns farther away say nothing about a code. */
const REACH_KM = 25;
/** How much more a town counts that has the name of the code, and one with a further name of it. */
const SAME_NAME = 80;
const FURTHER_NAME = 12;
/** What a town of a city that is a district of its own counts for a code that lacks its name. */
const OTHER_CITY = 0.15;
/** How much of a vote remains in a district that no code with the same four digits lies in. */
const STRANGE = 0.08;

/** The state that the names of a code lie in: that of its place, else the most frequent one. */
function stateOf(place: string, names: Name[]): string | undefined {
  const counts: Votes = new Map();
  for (const { name, state } of names) {
    const weight = nameKey(name) === nameKey(place) ? 1000 : 1;
    counts.set(state, (counts.get(state) ?? 0) + weight);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** Bands of a fifth of a degree: those beside a code's own hold every town within reach. */
const bandOf = (lat: number) => Math.floor(lat * 5);

/** The towns in bands, with what is compared worked out once. */
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

/** Votes of the towns around a code by district: more if nearer, of its name, and in its state. */
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

/** By the first `digits` of a code, the leads of each district there, added up. */
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

/** The share of a district among the codes that start the same, `own` itself left out. */
function share(sums: Votes | undefined, district: string, own: Won): number {
  if (!sums) return 0;
  const total = [...sums.values()].reduce((sum, lead) => sum + lead, 0) - own.lead;
  const here = (sums.get(district) ?? 0) - (own.district === district ? own.lead : 0);
  return total > 0 ? here / total : 0;
}

/**
 * The district of every code: the towns around it vote, then the codes with the same first four
 * and three digits decide between close ones, because the post rarely mixes districts.
 * @param cities the names of cities that are a district of their own, by its key
 */
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
