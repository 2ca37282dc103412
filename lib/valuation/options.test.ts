import {
  CONDITION_VALUES,
  conditionLabel,
  CONDITIONS,
  isPropertyType,
  PROPERTY_TYPE_VALUES,
  propertyTypeLabel,
} from './options';

describe('property types', () => {
  test('are the specified ones, in their order', () => {
    expect(PROPERTY_TYPE_VALUES).toEqual([
      'einfamilienhaus',
      'doppelhaus',
      'reihenhaus',
      'eigentumswohnung',
      'mehrfamilienhaus',
      'villa',
      'bungalow',
    ]);
  });

  test.each([
    ['villa', 'Villa'],
    ['doppelhaushälfte', 'Doppelhaushälfte'],
    ['schloss', 'schloss'],
  ])('%j is shown as "%s"', (value, label) => {
    expect(propertyTypeLabel(value)).toBe(label);
  });

  test.each([
    ['villa', true],
    ['doppelhaushälfte', false],
    ['Villa', false],
    ['', false],
    ['toString', false],
  ])('the wizard offers %j: %p', (value, offered) => {
    expect(isPropertyType(value)).toBe(offered);
  });
});

describe('conditions', () => {
  test('are the specified ones', () => {
    expect(CONDITION_VALUES).toEqual([
      'sehr_gut',
      'gut',
      'durchschnittlich',
      'renovierungsbedürftig',
      'sanierungsbedürftig',
    ]);
    expect(CONDITIONS).toHaveLength(6);
  });

  test.each([
    ['sehr_gut', 'Sehr gut'],
    ['', 'Keine Angabe'],
    [null, 'Keine Angabe'],
    ['toString', 'Keine Angabe'],
  ])('%j is shown as "%s"', (value, label) => {
    expect(conditionLabel(value)).toBe(label);
  });
});
