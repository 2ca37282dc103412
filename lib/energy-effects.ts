/** Anlage 10 GEG, the best first. */
export const ENERGY_CLASSES = ['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;

export type EnergyClass = (typeof ENERGY_CLASSES)[number];

/** Anlage 10 GEG: kWh of final energy for each m² and year, up to which a class reaches; H has no end. */
const REACHES = [30, 50, 75, 100, 130, 160, 200, 250, 250];

/** Share of the price of class D; immowelt, March 2025, offers of 2024. */
const PUBLISHED = { house: { best: 0.16, worst: 0.14 }, flat: { best: 0.23, worst: 0.04 } };

const MIDDLE = ENERGY_CLASSES.indexOf('D');

/** Published for A+, D and H; even steps between them are an assumption. */
export function classEffect(kind: keyof typeof PUBLISHED, energyClass: EnergyClass): number {
  const steps = (MIDDLE - ENERGY_CLASSES.indexOf(energyClass)) / MIDDLE;
  return steps * PUBLISHED[kind][steps > 0 ? 'best' : 'worst'];
}

/** kWh in the middle of the class; of H at least. */
export function energyOfClass(energyClass: EnergyClass): number {
  const index = ENERGY_CLASSES.indexOf(energyClass);
  return ((REACHES[index - 1] ?? 0) + REACHES[index]!) / 2;
}
