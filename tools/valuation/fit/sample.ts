import { postcodes } from '../../../lib/platform/places/postcodes';
import {
  CENTRE,
  guessFeatures,
  linearFeatures,
  productFeatures,
  roomsOff,
  slopeFeatures,
  TYPES,
  urbanFeatures,
  type HomeFeatures,
  type HomeKind,
} from '../../../lib/valuation/regional/features';
import { usualRooms } from '../../../lib/valuation/regional/wizard-home';
import { ridge } from './linear';
import { round } from './numbers';
import type { Listing } from '../listing-forms';

export interface SampleRow {
  kind: HomeKind;
  home: HomeFeatures;
  isNew: boolean;
  rooms: number;
  price: number;
  /** ln of euros per m² */
  logPrice: number;
  /** In the order of lib/platform/places/postcodes */
  postcode: number;
  /** 0 house resale, 1 house new, 2 flat resale, 3 flat new */
  output: number;
  linear: Float64Array;
  product: Float64Array;
  urban: Float64Array;
  /** Among the outputs of the field: number of the output, value */
  slopes: readonly (readonly [number, number])[];
}

const byCode = new Map(postcodes.map(({ postalCode }, index) => [postalCode, index]));

export function homeOfListing(listing: Listing, usual: RoomGuesses): HomeFeatures | undefined {
  const { kind, type, area, rooms, plotArea } = listing;
  const index = (TYPES[kind] as readonly string[]).indexOf(type ?? '');
  if (index < 0 || rooms === undefined) return undefined;
  const types = TYPES[kind].map((_, i) => (i === index ? 1 : 0));
  const off = roomsOff(rooms, usualRooms(kind, usual[kind], { types, area }));
  return { kind, types, area, off, ...(kind === 'house' && plotArea && { plot: plotArea }) };
}

export type RoomGuesses = Readonly<Record<HomeKind, readonly number[]>>;

function fitRooms(listings: readonly Listing[], kind: HomeKind): number[] {
  const own = listings.flatMap((listing) => {
    const home = listing.kind === kind && listing.isResale && homeOfListing(listing, NO_GUESS);
    return home ? [{ home, rooms: listing.rooms! }] : [];
  });
  const x = own.map(({ home }) => guessFeatures(home));
  const beta = ridge(
    own.length,
    x[0]!.length,
    (i, into) => into.set(x[i]!),
    own.map(({ home, rooms }) => Math.log(rooms / home.area) - CENTRE[kind].ratio),
    own.map(() => 1),
    () => 1,
  );
  return Array.from(beta, (value) => round(value));
}
const NO_GUESS: RoomGuesses = { house: [], flat: [] };

export function sampleOf(listings: readonly Listing[]): { rows: SampleRow[]; rooms: RoomGuesses } {
  const rooms = { house: fitRooms(listings, 'house'), flat: fitRooms(listings, 'flat') };
  return { rows: rowsOf(listings, rooms), rooms };
}

function rowsOf(listings: readonly Listing[], usual: RoomGuesses): SampleRow[] {
  return listings.flatMap((listing) => {
    const postcode = byCode.get(listing.postalCode ?? '');
    const home = homeOfListing(listing, usual);
    if (postcode === undefined || !home) return [];
    const { kind } = listing;
    const offset = kind === 'house' ? 4 : 6;
    return [
      {
        kind,
        home,
        isNew: !listing.isResale,
        rooms: listing.rooms!,
        price: listing.price,
        logPrice: Math.log(listing.price / listing.area),
        postcode,
        output: (kind === 'house' ? 0 : 2) + (listing.isResale ? 0 : 1),
        linear: Float64Array.from(linearFeatures(home)),
        product: Float64Array.from(productFeatures(home)),
        urban: Float64Array.from(urbanFeatures(home)),
        slopes: slopeFeatures(home).map((value, k) => [offset + k, value] as const),
      },
    ];
  });
}

export function countByPostcode(rows: readonly SampleRow[]): number[] {
  const counts = new Array<number>(postcodes.length).fill(0);
  for (const { postcode } of rows) counts[postcode]! += 1;
  return counts;
}
