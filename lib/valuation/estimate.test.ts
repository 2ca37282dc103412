import { estimate } from './estimate';

describe('base formula, specification 9', () => {
  test.each([
    // area, year built, euros
    [120, 1990, 348_600],
    [120, 2024, 420_000],
    [120, undefined, 327_600],
    [120, null, 327_600],
    [120, 1980, 327_600],
    [120, 1964, 294_000],
    [120, 1963, 294_000],
    [120, 1800, 294_000],
    [120, 2026, 424_200],
    [10, 2024, 35_000],
    [2000, 2024, 7_000_000],
    [82.5, 2004, 259_875],
    [33.3, 2023, 115_967],
    [100, 2023, 348_250],
  ])('values %s m² of %s at %s €', (area, yearBuilt, euros) => {
    expect(estimate({ area, yearBuilt }).value).toBe(euros);
  });

  test('never takes off more than 30 percent', () => {
    for (let year = 1800; year <= 1964; year++) {
      expect(estimate({ area: 100, yearBuilt: year }).value).toBe(245_000);
    }
  });

  test('adds up: what it starts from and what age takes off make the figure', () => {
    for (const yearBuilt of [1800, 1950, 1990, 2024, 2026, undefined]) {
      const { value, newValue, ageEffect } = estimate({ area: 87.4, yearBuilt });
      expect(newValue + ageEffect).toBe(value);
    }
  });

  test('says when the year is assumed and when the floor is reached', () => {
    expect(estimate({ area: 100 })).toMatchObject({ yearBuilt: 1980, yearAssumed: true });
    expect(estimate({ area: 100, yearBuilt: 1980 })).toMatchObject({ yearAssumed: false });
    expect(estimate({ area: 100, yearBuilt: 1963 })).toMatchObject({ atFloor: true });
    expect(estimate({ area: 100, yearBuilt: 1965 })).toMatchObject({ atFloor: false });
  });
});
