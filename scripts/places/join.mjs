import { kilometres } from './distance.mjs';
import { nameKey } from './names.mjs';
import { STATE_NAMES } from './states.mjs';

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
function stateOf(place, names) {
  const counts = new Map();
  for (const { name, state } of names) {
    const weight = nameKey(name) === nameKey(place) ? 1000 : 1;
    counts.set(state, (counts.get(state) ?? 0) + weight);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** Bands of a fifth of a degree: those beside a code's own hold every town within reach. */
const bandOf = (lat) => Math.floor(lat * 5);

/** The towns in bands, with what is compared worked out once. */
function inBands(towns) {
  const bands = new Map();
  for (const town of towns) {
    const band = bandOf(town.lat);
    if (!bands.has(band)) bands.set(band, []);
    const state = STATE_NAMES.get(town.district.slice(0, 2));
    bands.get(band).push({ ...town, key: nameKey(town.name), state });
  }
  return bands;
}

const around = (bands, lat) =>
  [-2, -1, 0, 1, 2].flatMap((step) => bands.get(bandOf(lat) + step) ?? []);

/** Votes of the towns around a code by district: more if nearer, of its name, and in its state. */
function votesOf({ place, lat, lon, names }, towns, cities) {
  const state = stateOf(place, names);
  const key = nameKey(place);
  const keys = new Set([key, ...names.map(({ name }) => nameKey(name))]);
  const votes = new Map();
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

function winner(votes) {
  const ranked = [...votes].sort((a, b) => b[1] - a[1]);
  if (ranked.length === 0) return undefined;
  const [[district, first], [second, runnerUp] = [undefined, 0]] = ranked;
  return { district, second, lead: (first - runnerUp) / first };
}

/** By the first `digits` of a code, the leads of each district there, added up. */
function leadsByStart(decided, digits) {
  const sums = new Map();
  for (const [code, { district, lead }] of decided) {
    const start = code.slice(0, digits);
    if (!sums.has(start)) sums.set(start, new Map());
    const districts = sums.get(start);
    districts.set(district, (districts.get(district) ?? 0) + lead);
  }
  return sums;
}

/** The share of a district among the codes that start the same, `own` itself left out. */
function share(sums, district, own) {
  if (!sums) return 0;
  const total = [...sums.values()].reduce((sum, lead) => sum + lead, 0) - own.lead;
  const here = (sums.get(district) ?? 0) - (own.district === district ? own.lead : 0);
  return total > 0 ? here / total : 0;
}

/**
 * The district of every code: the towns around it vote, then the codes with the same first four
 * and three digits decide between close ones, because the post rarely mixes districts.
 * @param codes by code { place, lat, lon, names }
 * @param cities the names of cities that are a district of their own, by its key
 * @returns by code { district, second, lead }, the lead of the first over the second from 0 to 1
 */
export function joinDistricts(codes, towns, cities) {
  const bands = inBands(towns);
  const votes = new Map(
    [...codes].map(([code, row]) => [code, votesOf(row, around(bands, row.lat), cities)]),
  );
  const first = new Map();
  for (const [code, cast] of votes) {
    const won = winner(cast);
    if (won) first.set(code, won);
  }
  const [fours, threes] = [leadsByStart(first, 4), leadsByStart(first, 3)];
  const joined = new Map();
  for (const [code, cast] of votes) {
    const own = first.get(code);
    if (!own) continue;
    const [four, three] = [fours.get(code.slice(0, 4)), threes.get(code.slice(0, 3))];
    const weighed = [...cast].map(([district, vote]) => [
      district,
      vote * (STRANGE + 0.6 * share(four, district, own) + 0.4 * share(three, district, own)),
    ]);
    joined.set(code, winner(weighed));
  }
  return joined;
}
