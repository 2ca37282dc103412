const AREA = /^(?!00)\d{1,5}$/;

/** '10, 144, 80331' as a list without duplicates; `undefined` if empty or invalid. */
export function postalAreas(typed: string): string[] | undefined {
  const areas = typed
    .split(/[,;]/)
    .map((area) => area.trim())
    .filter(Boolean);
  if (areas.length === 0 || !areas.every((area) => AREA.test(area))) return undefined;
  return [...new Set(areas)];
}
