import { z } from 'zod';

/** Longest name of a place that is looked for, in characters. */
export const QUERY_LIMIT = 80;

/** `?ort=Oldenburg`; whatever else stands there is no place. */
export const placeQuery = z
  .string()
  .catch('')
  .transform((text) =>
    text
      .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
      .trim()
      .slice(0, QUERY_LIMIT),
  );
