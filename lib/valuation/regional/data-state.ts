import { PRICE_INDEX } from './price-index';

/** The version of the model that gives the figure: the month in which it was fitted. */
export const REGIONAL_VERSION = '2026-11';

/** The years of the offers that the model was fitted with. */
export const REGIONAL_YEARS = '2020 und 2024';

/** The data behind the regional figure, as every place that shows it names them. */
export const REGIONAL_DATA = `Angebotspreise ${REGIONAL_YEARS}, mit dem Häuserpreisindex auf das ${PRICE_INDEX.to} gebracht`;
