/** A postcode or its leading digits; no postcode starts with 00. */
const AREA = /^(?!00)\d{1,5}$/;

/**
 * The areas that an office names: '10, 144, 80331' means everything that starts with 10 or 144, and
 * 80331 itself. Without duplicates; `undefined` for an empty or invalid list.
 */
export function postalAreas(typed: string): string[] | undefined {
  const areas = typed
    .split(/[,;]/)
    .map((area) => area.trim())
    .filter(Boolean);
  if (areas.length === 0 || !areas.every((area) => AREA.test(area))) return undefined;
  return [...new Set(areas)];
}
