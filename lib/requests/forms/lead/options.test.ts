import {
  LEAD_CONDITION_VALUES,
  LEAD_CONDITIONS,
  LEAD_PROPERTY_TYPE_VALUES,
  LEAD_PROPERTY_TYPES,
  TIMELINE_VALUES,
  TIMELINES,
} from './options';

describe.each([
  {
    list: 'property types',
    options: LEAD_PROPERTY_TYPES,
    values: LEAD_PROPERTY_TYPE_VALUES,
    expected: [
      ['einfamilienhaus', 'Einfamilienhaus'],
      ['mehrfamilienhaus', 'Mehrfamilienhaus'],
      ['eigentumswohnung', 'Eigentumswohnung'],
      ['reihenhaus', 'Reihenhaus'],
      ['doppelhaus', 'Doppelhaus'],
      ['villa', 'Villa'],
      ['bungalow', 'Bungalow'],
      ['grundstuck', 'Grundstück'],
    ],
  },
  {
    list: 'conditions',
    options: LEAD_CONDITIONS,
    values: LEAD_CONDITION_VALUES,
    expected: [
      ['neuwertig', 'Neuwertig'],
      ['sehr_gut', 'Sehr gut'],
      ['gut', 'Gut'],
      ['befriedigend', 'Befriedigend'],
      ['renovierungsbedurftig', 'Renovierungsbedürftig'],
    ],
  },
  {
    list: 'timelines',
    options: TIMELINES,
    values: TIMELINE_VALUES,
    expected: [
      ['sofort', 'Sofort'],
      ['3_monate', 'In den nächsten 3\u00a0Monaten'],
      ['6_monate', 'In den nächsten 6\u00a0Monaten'],
      ['12_monate', 'In den nächsten 12\u00a0Monaten'],
      ['noch_offen', 'Noch offen'],
    ],
  },
])('$list', ({ options, values, expected }) => {
  test('are the specified ones, in their order, each with its label', () => {
    expect(options.map(({ value, label }) => [value, label])).toEqual(expected);
  });

  test('are checked against the same list', () => {
    expect(values).toEqual(expected.map(([value]) => value));
  });
});
