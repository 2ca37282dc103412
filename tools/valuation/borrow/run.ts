import { writeFileSync } from 'node:fs';
import { postcodes } from '../../../lib/platform/places/postcodes';
import { fitted, packRegion, unpackRegion } from '../../../lib/valuation/regional/coefficients';
import { HOME_KINDS } from '../../../lib/valuation/regional/features';
import type { ModelRegion } from '../../../lib/valuation/regional/precompute';
import { wizardTypeOf } from '../../../lib/valuation/regional/wizard-home';
import { priceDataIn } from '../deliveries';
import { homeOfListing } from '../fit/sample';
import { LISTINGS_AT_LEAST } from '../fit/territory';
import { listingModel } from '../listing-model';
import type { Listing } from '../listing-forms';
import { readListings } from '../listings';
import { ALIKE, isAcrossWater } from './alike';

const OUT = 'lib/valuation/regional/borrowed.json';

/**
 * Error of a level borrowed from around, logarithmic: measured on 500 postcodes with fifteen offers
 * that were left out with their whole region.
 */
const LEAST_SPREAD = 0.12;
/** Lenders in km: weights fall to a third, none is farther. */
const REACH = { third: 6, most: 40 };
const LENDERS = 8;
const NAMED = 3;
const KM = 111.2;

interface Lender {
  code: number;
  weight: number;
  region: ModelRegion;
}

const regions = fitted.regions.map(unpackRegion);
const indexOf = new Map(postcodes.map(({ postalCode }, index) => [postalCode, index]));
const alikeOf = new Map(
  ALIKE.flatMap((group) => group.codes.map((code) => [indexOf.get(code)!, group] as const)),
);
const regionAt = (code: number) => regions[fitted.regionOf[code]!]!;
const at = (code: number) => [postcodes[code]!.latitude, postcodes[code]!.longitude] as const;

function kmBetween(one: number, other: number): number {
  const [north, east] = [at(one)[0] - at(other)[0], at(one)[1] - at(other)[1]];
  return KM * Math.hypot(north, east * Math.cos((at(one)[0] * Math.PI) / 180));
}

const mean = (lenders: readonly Lender[], of: (region: ModelRegion) => number) =>
  lenders.reduce((sum, { weight, region }) => sum + weight * of(region), 0) /
  lenders.reduce((sum, { weight }) => sum + weight, 0);

/** Offers per postcode, and what they ask above the value of their region, logarithmic. */
function offersOf(listings: readonly Listing[]) {
  const model = listingModel(fitted);
  const rooms = { house: fitted.kinds.house.rooms, flat: fitted.kinds.flat.rooms };
  const counts = postcodes.map(() => [0, 0] as [number, number]);
  const above = new Map<number, [number[], number[]]>();
  for (const listing of listings) {
    const code = indexOf.get(listing.postalCode ?? '');
    if (code === undefined || !wizardTypeOf(listing.type ?? '') || listing.rooms === undefined)
      continue;
    const kind = HOME_KINDS.indexOf(listing.kind);
    counts[code]![kind]! += 1;
    const home = alikeOf.has(code) && homeOfListing(listing, rooms);
    if (!home) continue;
    const { logPrice } = model.value2024(home, !listing.isResale, fitted.regionOf[code]!);
    const known = above.get(code) ?? [[], []];
    known[kind]!.push(Math.log(listing.price / listing.area) - logPrice);
    above.set(code, known);
  }
  return { counts, above };
}

function borrowed({ counts, above }: ReturnType<typeof offersOf>) {
  const offersAt = (code: number) => counts[code]![0] + counts[code]![1];
  const mates = (code: number) =>
    [...postcodes.keys()].filter(
      (other) => other !== code && fitted.regionOf[other] === fitted.regionOf[code],
    );

  /** At their own level, which only the group as a whole makes public. */
  function alike(code: number): Lender[] {
    return alikeOf.get(code)!.codes.flatMap((postalCode) => {
      const other = indexOf.get(postalCode)!;
      const weight = offersAt(other);
      if (weight === 0) return [];
      const region = regionAt(other);
      const lifts = above.get(other)!.map((all, kind) => {
        const known = all.length > 0 ? all : above.get(other)![1 - kind]!;
        return known.reduce((sum, each) => sum + each, 0) / known.length;
      });
      const levels = region.levels.map((level, output) => level + lifts[output < 2 ? 0 : 1]!);
      return { code: other, weight, region: { ...region, levels } };
    });
  }

  function around(code: number): Lender[] {
    const [own, place] = [regionAt(code), postcodes[code]!];
    const near = [...postcodes.keys()].flatMap((other): Lender[] => {
      const km = kmBetween(code, other);
      const isOther = alikeOf.has(other) || isAcrossWater(at(code), at(other));
      if (other === code || km > REACH.most || offersAt(other) === 0 || isOther) return [];
      const region = regionAt(other);
      const { district, place: town } = postcodes[other]!;
      const isSame = district === place.district;
      const weight =
        Math.exp(-km / REACH.third) *
        Math.min(30, offersAt(other)) *
        (isSame ? 2 : 1) *
        (isSame && town === place.place ? 2 : 1) *
        Math.exp(-Math.abs(region.character[0]! - own.character[0]!));
      return [{ code: other, weight, region }];
    });
    return near.toSorted((a, b) => b.weight - a.weight).slice(0, LENDERS);
  }

  function lendersOf(code: number): Lender[] {
    const others = mates(code);
    if (alikeOf.has(code)) {
      const isAlone = others.every((other) => alikeOf.get(other) === alikeOf.get(code));
      const isOwn = offersAt(code) >= LISTINGS_AT_LEAST || (isAlone && offersAt(code) > 0);
      return isOwn ? [] : alike(code);
    }
    if (offersAt(code) >= LISTINGS_AT_LEAST) return [];
    const across = others.filter((other) => isAcrossWater(at(code), at(other)));
    const count = (codes: readonly number[]) =>
      codes.reduce((sum, each) => sum + offersAt(each), 0);
    const isFromAcross = 2 * count(across) > count([...others, code]);
    return offersAt(code) === 0 || isFromAcross ? around(code) : [];
  }

  return Object.fromEntries(
    postcodes.flatMap(({ postalCode }, code) => {
      const lenders = lendersOf(code);
      if (lenders.length === 0) return [];
      const total = lenders.reduce((sum, { code: lender }) => sum + offersAt(lender), 0);
      if (total < LISTINGS_AT_LEAST) return [];
      const vector = (of: (region: ModelRegion) => readonly number[]) =>
        of(lenders[0]!.region).map((_, k) => mean(lenders, (region) => of(region)[k]!));
      const levels = vector((region) => region.levels);
      const variance = [0, 2].map((output) =>
        mean(lenders, (region) => (region.levels[output]! - levels[output]!) ** 2),
      );
      const region = {
        levels,
        slopes: vector((each) => each.slopes),
        character: vector((each) => each.character),
        listings: total,
        spread: Math.max(LEAST_SPREAD, ...variance.map(Math.sqrt)),
      };
      const basis = [0, 1].map((kind) =>
        lenders.reduce((sum, lender) => sum + counts[lender.code]![kind]!, 0),
      );
      const from = lenders
        .filter((lender) => lender.code !== code)
        .toSorted((a, b) => b.weight - a.weight)
        .slice(0, NAMED)
        .map((lender) => lender.code);
      return [
        [postalCode, { region: packRegion(region), from, basis, like: alikeOf.get(code)?.name }],
      ];
    }),
  );
}

const { listings } = readListings(priceDataIn(process.argv[2] ?? '')['listings-2024'].file);
const offers = offersOf(listings);
const places = borrowed(offers);
writeFileSync(OUT, `${JSON.stringify({ offers: offers.counts, places })}\n`);
console.log(`${OUT}: ${Object.keys(places).length} postcodes borrow`);
