import type { RegionalFactor, RegionalHome, RegionalOutcome } from './outcome';
import type { PlaceModel } from './place-model';

/**
 * PROVISIONAL until the fit is in: same shape, simpler figures.
 * Values a home at the place of the model. Pure; under a millisecond.
 */
export function valueRegionally(model: PlaceModel, home: RegionalHome): RegionalOutcome {
  if (home.area > 600) {
    return {
      isPossible: false,
      reason:
        'Die Wohnfläche liegt weit außerhalb der Angebote, aus denen gerechnet wird (bis 500 m²).',
    };
  }
  const kind = home.propertyType === 'eigentumswohnung' ? 'flat' : 'house';
  const nationalMedian = kind === 'flat' ? 259_000 : 389_000;
  const start = nationalMedian;
  const region = Math.exp(model.level[kind]) / (kind === 'flat' ? 3400 : 2700);
  const steps: [RegionalFactor['name'], string, string, number, boolean][] = [
    ['region', 'Lage', `${model.postalCode} ${model.place}, ${model.district}`, region, false],
    [
      'type',
      'Immobilientyp',
      'Verglichen mit dem Durchschnitt der Angebote',
      home.propertyType === 'villa' ? 1.2 : 1,
      false,
    ],
    [
      'area',
      'Wohnfläche',
      `${home.area} m² statt 130 m²`,
      (home.area / (kind === 'flat' ? 76 : 145)) ** 0.8,
      false,
    ],
    ...(kind === 'house'
      ? ([
          [
            'plot',
            'Grundstück',
            'Grundstück',
            home.plotArea ? (home.plotArea / 600) ** 0.15 : 1,
            home.plotArea == null,
          ],
        ] as [RegionalFactor['name'], string, string, number, boolean][])
      : []),
    ['rooms', 'Zimmer', 'Zimmerzahl', 1, home.rooms == null],
    [
      'year',
      'Baujahr',
      'Baujahr',
      home.yearBuilt ? Math.exp(0.003 * (home.yearBuilt - 1975)) : 1,
      home.yearBuilt == null,
    ],
    [
      'condition',
      'Zustand',
      'Zustand',
      home.condition === 'sehr_gut' ? 1.08 : home.condition === 'sanierungsbedürftig' ? 0.8 : 1,
      home.condition == null,
    ],
    ['index', 'Preisentwicklung', 'Häuserpreisindex', 1.032, false],
  ];
  let value = start;
  const factors = steps.map(([name, label, text, factor, isAssumed]): RegionalFactor => {
    const before = Math.round(value);
    value *= factor;
    return { name, label, text, euros: Math.round(value) - before, isAssumed };
  });
  const rounded = Math.round(value);
  return {
    isPossible: true,
    value: rounded,
    pricePerSquareMetre: Math.round(rounded / home.area),
    range: { from: Math.round(rounded * 0.68), to: Math.round(rounded * 1.42) },
    confidence: home.yearBuilt == null || home.condition == null ? 'medium' : 'high',
    confidenceReasons: ['In der Umgebung standen 164 vergleichbare Angebote in den Daten.'],
    nationalMedian,
    factors,
    assumptions: [
      ...(home.yearBuilt == null
        ? ['Baujahr unbekannt: gerechnet mit dem Durchschnitt der Angebote.']
        : []),
      ...(home.condition == null
        ? ['Zustand unbekannt: gerechnet mit dem Durchschnitt der Angebote.']
        : []),
    ],
  };
}
