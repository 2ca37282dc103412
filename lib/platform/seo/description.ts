/** Characters of a meta description, and how many stay before the ellipsis, specification 9. */
export const DESCRIPTION_LIMIT = 160;
const KEPT = 157;
const ELLIPSIS = '...';

/** A meta description of at most 160 characters: 157 and an ellipsis where it is longer. */
export function metaDescription(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  // By code points, so that no character is torn in two.
  const characters = [...flat];
  return characters.length <= DESCRIPTION_LIMIT
    ? flat
    : characters.slice(0, KEPT).join('') + ELLIPSIS;
}
