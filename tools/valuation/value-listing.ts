import { coefficients } from '../../lib/valuation/regional/coefficients';
import dataState from '../../lib/valuation/regional/deliveries.json';
import { homeOfListing } from './fit/sample';
import { pastEffect } from './fit/past-fit';
import { listingModel } from './listing-model';
import type { Listing } from './listing-forms';
import pastTable from './past-effects.json';
import { pastFeatures, pastGroup } from './past-features';

/** Whole euros, at the time of the listing. */
export interface ListingValue {
  value: number;
  low: number;
  high: number;
}

/** The reason is counted, so it must not name a single home. */
export interface NotValued {
  reason: string;
}

const model = listingModel(coefficients);
const usualRooms = { house: coefficients.kinds.house.rooms, flat: coefficients.kinds.flat.rooms };
const effects: ReadonlyMap<string, number> = new Map(Object.entries(pastTable.effects));
const quantiles = pastTable.quantiles as unknown as Record<string, [number, number]>;

function valued(logarithm: number, spread: number, [low, high]: readonly [number, number]) {
  const at = (z: number) => Math.round(Math.exp(logarithm + z * spread));
  return { value: at(0), low: at(low), high: at(high) };
}

/** At the price level of the listing's date: 2024 without the index, 2020 with the fitted step back. */
export function valueListing(listing: Listing): ListingValue | NotValued {
  if (listing.source === '2024') {
    const region = model.regionOf(listing.postalCode);
    if (region === undefined) return { reason: 'postcode unknown' };
    const home = homeOfListing(listing, usualRooms);
    if (!home) return { reason: 'type or rooms unknown' };
    const { logPrice, spread, bounds } = model.value2024(home, !listing.isResale, region);
    return valued(logPrice + Math.log(home.area), spread, bounds);
  }
  const view = model.pastView(listing);
  if (!view) return { reason: 'place unknown' };
  const year = Number(dataState.deliveries[`houses-${listing.source}`].slice(0, 4));
  const columns = pastFeatures(listing, view.home, view.level, view.place, year);
  const logarithm = view.logPrice + pastEffect(effects, columns) + Math.log(listing.area);
  const bounds = quantiles[pastGroup(listing)] ?? quantiles[`${listing.source} year condition`];
  return bounds ? valued(logarithm, view.spread, bounds) : { reason: 'too little known' };
}
