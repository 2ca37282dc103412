import { formatList } from '@/lib/platform/format/list';
import dataState from './deliveries.json';
import type { RegionalValuation } from './outcome';
import { PRICE_INDEX } from './price-index';

/** Month of the fit. */
export const REGIONAL_VERSION = dataState.version;

export const yearsOf = (months: readonly string[]): string =>
  formatList([...new Set(months.map((month) => month.slice(0, 4)))].sort());

const { 'listings-2024': offers, ...past } = dataState.deliveries;

/** 'YYYY-MM', of the offers behind the price level. */
export const OFFERS_MONTH = offers;

export const OFFERS_YEAR = yearsOf([OFFERS_MONTH]);

/** Of the houses behind year of construction and condition. */
export const HOUSES_YEARS = yearsOf(Object.values(past));

export const REGIONAL_YEARS = yearsOf(Object.values(dataState.deliveries));

/** Stands beside every value. */
export const PRICES_AS_OF = `Stand der Preise: ${PRICE_INDEX.to}. Was sich seitdem geändert hat, ist nicht darin.`;

const RANGE_MEANING =
  'Im Test lagen acht von zehn Angebotspreisen in der berechneten Spanne, zwei außerhalb.';
const UNTESTED_RANGE = 'Wie oft die Spanne mit diesen Angaben zutrifft, ist nicht gemessen.';

/** Explains the range and says how old the prices are, for page, mail, PDF and employees alike. */
export const rangeMeaning = ({ isUntested }: Pick<RegionalValuation, 'isUntested'>) =>
  `${isUntested ? UNTESTED_RANGE : RANGE_MEANING} ${PRICES_AS_OF}`;

export const REGIONAL_DATA =
  PRICE_INDEX.from === PRICE_INDEX.to
    ? `Angebotspreise ${REGIONAL_YEARS}, Stand ${PRICE_INDEX.to}`
    : `Angebotspreise ${REGIONAL_YEARS}, mit dem Häuserpreisindex auf das ${PRICE_INDEX.to} gebracht`;
