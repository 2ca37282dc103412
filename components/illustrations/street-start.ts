/**
 * Where the film of the street begins, as shares of its length: in the morning on a light page, at
 * the hour when every lamp is on where the page is dark. The drawing shows the same two moments.
 */
export const streetStart = { light: 0, dark: 0.56 } as const;
