import { z } from 'zod';

/** Characters. */
export const PLACE_QUERY_LIMIT = 80;

export const placeQuery = z
  .string()
  .catch('')
  .transform((text) =>
    text
      .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
      .trim()
      .slice(0, PLACE_QUERY_LIMIT),
  );
