import { formatList } from '@/lib/platform/format/list';
import dataState from './deliveries.json';
import { PRICE_INDEX } from './price-index';

/** The version of the model that gives the figure: the month in which it was fitted. */
export const REGIONAL_VERSION = dataState.version;

/** The years of some months, 'YYYY-MM', in words: '2020 und 2024'. */
export const yearsOf = (months: readonly string[]): string =>
  formatList([...new Set(months.map((month) => month.slice(0, 4)))].sort());

const { 'listings-2024': offers, ...past } = dataState.deliveries;

/** The month of the offers that the level of prices comes from, 'YYYY-MM'. */
export const OFFERS_MONTH = offers;

/** The year of the offers that the level of prices comes from. */
export const OFFERS_YEAR = yearsOf([OFFERS_MONTH]);

/** The years of the houses that year of construction and condition come from. */
export const HOUSES_YEARS = yearsOf(Object.values(past));

/** The years of the offers that the model was fitted with. */
export const REGIONAL_YEARS = yearsOf(Object.values(dataState.deliveries));

/** The data behind the regional figure, as every place that shows it names them. */
export const REGIONAL_DATA =
  PRICE_INDEX.from === PRICE_INDEX.to
    ? `Angebotspreise ${REGIONAL_YEARS}, Stand ${PRICE_INDEX.to}`
    : `Angebotspreise ${REGIONAL_YEARS}, mit dem Häuserpreisindex auf das ${PRICE_INDEX.to} gebracht`;
