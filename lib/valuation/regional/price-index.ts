/**
 * What carries the level of the listings to today: one constant for the whole country, with its date.
 * The listings of 2024 name no month; the quarter in the middle of the year stands for them.
 */
export const PRICE_INDEX = {
  factor: 1.032,
  from: '2. Quartal 2024',
  to: '2. Quartal 2025',
  source: 'Statistisches Bundesamt, Häuserpreisindex, 24.09.2025',
} as const;
