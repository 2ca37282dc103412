import { routes } from './routes';

/** Below these addresses capitals matter: keys, ids, files. */
const KEYED = new RegExp(
  `^(?:${routes.ownRequests}|${routes.valuationResults}|${routes.employeeArea}|/makler/(?:angebot|anmelden|bereich)|/zertifikat|/ratgeber-entwurf|/bilder|/\\.well-known)/`,
  'i',
);

/** Punctuation that mail programs and readers take for a part of a link. */
const PUNCTUATION = /(?:[.,;:!?)>\]"'»“”’…*]|%(?:20|3E|29|2C|22|5D|C2%BB|E2%80%(?:9[CD9]|A6)))+$/i;

/**
 * The address that was meant: without the punctuation that stood behind it, and in small letters where nothing is
 * told apart by them.
 */
export function tidyPath(path: string): string {
  const bare = path.replace(PUNCTUATION, '') || '/';
  const [fixed = ''] = KEYED.exec(bare) ?? [];
  if (fixed) return fixed.toLowerCase() + bare.slice(fixed.length);
  // The digits of an encoded letter stay as they are.
  return bare.replace(
    /(%[\dA-F]{2})|[A-Z]+/g,
    (letters, encoded?: string) => encoded ?? letters.toLowerCase(),
  );
}
