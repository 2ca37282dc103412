import { routes } from './routes';

/** Paths with keys, ids or files, whose case matters. */
const KEYED = new RegExp(
  `^(?:${routes.ownSubmissions}|${routes.valuationResults}|${routes.employeeArea}|/makler/(?:angebot|anmelden|bereich)|/zertifikat|/ratgeber-entwurf|/bilder|/\\.well-known)/`,
  'i',
);

/** Mail programs take punctuation for a part of a link. */
const PUNCTUATION = /(?:[.,;:!?)>\]"'»“”’…*]|%(?:20|3E|29|2C|22|5D|C2%BB|E2%80%(?:9[CD9]|A6)))+$/i;

export function tidyPath(path: string): string {
  const bare = path.replace(PUNCTUATION, '') || '/';
  const [fixed = ''] = KEYED.exec(bare) ?? [];
  if (fixed) return fixed.toLowerCase() + bare.slice(fixed.length);
  // Percent-encoded letters stay as they are.
  return bare.replace(
    /(%[\dA-F]{2})|[A-Z]+/g,
    (letters, encoded?: string) => encoded ?? letters.toLowerCase(),
  );
}
