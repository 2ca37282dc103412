/**
 * Shares of the film, by colour scheme: morning, and the hour with all lamps on. The drawing
 * shows the same moments.
 */
export const streetStart = { light: 0, dark: 0.56 } as const;
