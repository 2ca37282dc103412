import type { Coefficients } from '../../../lib/valuation/regional/coefficients';
import type { PriceData } from '../deliveries';
import { listingModel, type PastView } from '../listing-model';
import type { Listing } from '../listing-forms';
import { readListings } from '../listings';
import { pastFeatures } from '../past-features';
import { FOLDS, foldOf } from './numbers';
import { fitPast, pastEffect, type PastRow } from './past-fit';

export interface PastItem {
  listing: Listing;
  year: number;
  view: PastView;
  /** ln of euros per m² */
  asked: number;
}

export interface Use {
  year: boolean;
  condition: boolean;
}

export const PAST_SOURCES = [
  {
    source: '2020-germany',
    form: 'houses-2020-germany',
    group: 'house 2020',
    name: 'Angebotspreise von Häusern in Deutschland, öffentlich zugänglicher Forschungsdatensatz',
  },
  {
    source: '2020-niedersachsen',
    form: 'houses-2020-niedersachsen',
    group: 'house 2020 Niedersachsen',
    name: 'Angebotspreise von Häusern in Niedersachsen, öffentlich zugänglicher Forschungsdatensatz',
  },
] as const;

export function readPast(data: PriceData, coefficients: Coefficients) {
  const model = listingModel(coefficients);
  const files = PAST_SOURCES.map(({ form }) => readListings(data[form].file));
  const items = files.flatMap(({ form, listings }) =>
    listings.flatMap((listing): PastItem[] => {
      const view = model.pastView(listing);
      const year = Number(data[form].date.slice(0, 4));
      return view ? [{ listing, year, view, asked: Math.log(listing.price / listing.area) }] : [];
    }),
  );
  return { items, rowsRead: files.map((file) => file.listings.length + file.unreadable.length) };
}

export const pastRows = (items: readonly PastItem[], use: Use): PastRow[] =>
  items.map(({ listing, year, view, asked }) => ({
    columns: pastFeatures(listing, view.home, view.level, view.place, year, use),
    residual: asked - view.logPrice,
  }));

export function errorsLeftOut(items: readonly PastItem[], use: Use): number[] {
  const rows = pastRows(items, use);
  const errors = new Array<number>(rows.length).fill(0);
  for (let fold = 0; fold < FOLDS; fold++) {
    const effects = fitPast(rows.filter((_, i) => foldOf(i) !== fold));
    rows.forEach((row, i) => {
      if (foldOf(i) === fold) errors[i] = row.residual - pastEffect(effects, row.columns);
    });
  }
  return errors;
}
