import type { NamedPlace } from './codes';
import { kilometres } from './distance';
import { fail } from './fail';
import { nameKey, PLACE } from './names';
import partsByPlace from './parts.json';
import type { Town } from './sources';

type Codes = Map<string, NamedPlace>;
type NamesByCode = Map<string, string[]>;
type DistrictByCode = Map<string, string>;

/** From the middle of a city's part to the middle of its postcode's area. */
const PART_KM = 3;
/** A village without a code in the lists belongs to the nearest one if that is clearly nearest. */
const VILLAGE_KM = 5;
const CLEARLY = 0.7;

/** General knowledge, not an official register; the build fails for outdated entries. */
const PARTS = Object.entries(partsByPlace).flatMap(([place, list]) =>
  list.split(', ').flatMap((part) => {
    const [, name = '', codes = ''] = /^(.+?) (\d[\d ]+)$/.exec(part) ?? [];
    return codes.split(' ').map((code) => ({ place, name, code }));
  }),
);

const NO_PLACE = /^(Bahnhof|Jugendherberge|Schleuse) | Zeltplatz$/;

/** `Beuern b Gießen` becomes `Beuern`. */
const bare = (name: string) => name.replace(/ (a|b|i|d|v|o)\.? .*$/u, '').replace(/,.*$/, '');

const withoutCity = (name: string, city: string) =>
  name.startsWith(`${city} `) ? name.slice(city.length + 1) : name;

function partsByHand(codes: Codes, further: NamesByCode): NamesByCode {
  const byCode: NamesByCode = new Map();
  for (const { place, name, code } of PARTS) {
    if (codes.get(code)?.place !== place) fail(`${code} ${name} by hand is not in ${place}`);
    if (further.get(code)?.includes(name)) fail(`the packages know ${name} at ${code} by now`);
    byCode.set(code, [...(byCode.get(code) ?? []), name]);
  }
  return byCode;
}

function unlisted(codes: Codes, towns: Town[], districts: DistrictByCode): NamesByCode {
  const found: NamesByCode = new Map();
  const listed = [...codes].map(([code, row]) => ({
    code,
    ...row,
    keys: new Set([nameKey(row.place), ...row.names.map(({ name }) => nameKey(name))]),
    district: districts.get(code),
  }));
  for (const town of towns) {
    const key = nameKey(town.name);
    const near = listed
      .filter(({ lat, lon }) => Math.abs(lat - town.lat) < 0.14 && Math.abs(lon - town.lon) < 0.23)
      .map((row) => ({ row, distance: kilometres(row, town) }))
      .filter(({ distance }) => distance < 15)
      .sort((a, b) => a.distance - b.distance);
    if (near.some(({ row }) => row.keys.has(key))) continue;
    const [first, second] = near.filter(({ row }) => row.district === town.district);
    if (!first) continue;
    const clear =
      first.distance <= VILLAGE_KM && first.distance < (second?.distance ?? 99) * CLEARLY;
    if (!clear && !(town.part && first.distance <= PART_KM)) continue;
    found.set(first.row.code, [...(found.get(first.row.code) ?? []), town.name]);
  }
  return found;
}

function fromPackages(codes: Codes, towns: Town[], districts: DistrictByCode): NamesByCode {
  const parts = unlisted(codes, towns, districts);
  const further: NamesByCode = new Map();
  for (const [code, { place, names }] of codes) {
    const known = new Set([nameKey(place)]);
    const all = [...names.map(({ name }) => bare(name)), ...(parts.get(code) ?? [])];
    const kept = all
      .map((name) => withoutCity(name, place))
      .filter((name) => {
        const key = nameKey(name);
        if (!PLACE.test(name) || NO_PLACE.test(name) || known.has(key)) return false;
        known.add(key);
        return true;
      });
    further.set(code, kept);
  }
  return further;
}

/** The post's names, towns and city parts of GeoNames that clearly lie in the code's area, and parts.json. */
export function addFurtherPlaces(
  codes: Codes,
  towns: Town[],
  districts: DistrictByCode,
): NamesByCode {
  const further = fromPackages(codes, towns, districts);
  for (const [code, names] of partsByHand(codes, further)) further.get(code)?.push(...names);
  const some = [...further].filter(([, names]) => names.length > 0);
  return new Map(
    some.map(([code, names]) => [code, names.sort((a, b) => a.localeCompare(b, 'de'))]),
  );
}
