import { LEAD_CONDITIONS, LEAD_PROPERTY_TYPES, TIMELINES } from './options';

test('the options are the specified ones, in their order', () => {
  const told = [LEAD_PROPERTY_TYPES, LEAD_CONDITIONS, TIMELINES].map((options) =>
    options.map(({ value, label }) => `${value}: ${label}`),
  );
  expect(told).toEqual([
    [
      ...['einfamilienhaus: Einfamilienhaus', 'mehrfamilienhaus: Mehrfamilienhaus'],
      ...['eigentumswohnung: Eigentumswohnung', 'reihenhaus: Reihenhaus'],
      ...['doppelhaus: Doppelhaus', 'villa: Villa', 'bungalow: Bungalow', 'grundstuck: Grundstück'],
    ],
    [
      ...['neuwertig: Neuwertig', 'sehr_gut: Sehr gut', 'gut: Gut', 'befriedigend: Befriedigend'],
      'renovierungsbedurftig: Renovierungsbedürftig',
    ],
    [
      ...['sofort: Sofort', '3_monate: In den nächsten 3\u00a0Monaten'],
      '6_monate: In den nächsten 6\u00a0Monaten',
      ...['12_monate: In den nächsten 12\u00a0Monaten', 'noch_offen: Noch offen'],
    ],
  ]);
});
