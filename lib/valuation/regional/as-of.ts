/** Where the figures of the regional valuation come from and of when they are. */
export const REGIONAL_DATA_AS_OF = 'Angebotspreise aus 2020 und 2024';
