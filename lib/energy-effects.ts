/** Anlage 10 GEG: kWh of final energy for each m² and year, up to which a class reaches. */
export const GEG_CLASSES = [
  { name: 'A+', to: 30 },
  { name: 'A', to: 50 },
  { name: 'B', to: 75 },
  { name: 'C', to: 100 },
  { name: 'D', to: 130 },
  { name: 'E', to: 160 },
  { name: 'F', to: 200 },
  { name: 'G', to: 250 },
  // Without an end.
  { name: 'H', to: 250 },
] as const;

/** Share of the price of class D; immowelt, March 2025, offers of 2024. */
const PUBLISHED = { house: { best: 0.16, worst: 0.14 }, flat: { best: 0.23, worst: 0.04 } };

const MIDDLE = GEG_CLASSES.findIndex(({ name }) => name === 'D');

/** Published for A+, D and H; even steps between them are an assumption. `index` in GEG_CLASSES. */
export function classEffect(kind: keyof typeof PUBLISHED, index: number): number {
  const steps = (MIDDLE - index) / MIDDLE;
  return steps * PUBLISHED[kind][steps > 0 ? 'best' : 'worst'];
}

/** kWh in the middle of the class; of H at least. */
export const energyOfClass = (index: number): number =>
  ((GEG_CLASSES[index - 1]?.to ?? 0) + GEG_CLASSES[index]!.to) / 2;
