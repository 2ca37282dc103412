import { estimate, explain } from './estimate';

describe('base formula', () => {
  test.each([
    // m², year, euros
    [120, 1990, 348_600],
    [120, 2024, 420_000],
    [120, undefined, 327_600],
    [120, 1980, 327_600],
    [120, 1964, 294_000],
    [120, 1800, 294_000],
    [120, 2026, 424_200],
    [82.5, 2004, 259_875],
    [33.3, 2023, 115_967],
  ])('values %s m² of %s at %s €', (area, yearBuilt, euros) => {
    expect(estimate({ area, yearBuilt }).value).toBe(euros);
  });

  test('says when the year is assumed and when the floor is reached', () => {
    expect(estimate({ area: 100 })).toMatchObject({ yearBuilt: 1980, yearAssumed: true });
    expect(estimate({ area: 100, yearBuilt: 1980 })).toMatchObject({ yearAssumed: false });
    expect(estimate({ area: 100, yearBuilt: 1963 })).toMatchObject({ atFloor: true });
    expect(estimate({ area: 100, yearBuilt: 1965 })).toMatchObject({ atFloor: false });
  });
});

const nbsp = (text: string) => text.replaceAll('~', '\u00a0');
const explained = (area: number, yearBuilt?: number) =>
  explain(estimate({ area, yearBuilt }), area);

test.each([
  [120, '120~m² mal 3.500 € je m² im Neuzustand.', 420_000],
  [2000, '2.000~m² mal 3.500 € je m² im Neuzustand.', 7_000_000],
])('the first line says what %d m² are worth when new', (area, text, euros) => {
  expect(explained(area, 1990)[0]).toEqual({ label: 'Wohnfläche', text: nbsp(text), euros });
});

test.each([
  ['a given year', 1990, '34 Jahre alt (Stand 2024): 0,5~% Abzug je Jahr, zusammen 17~%.', -71_400],
  [
    'no year',
    undefined,
    'Das Baujahr fehlt, deshalb rechnet die Formel mit 1980. 44 Jahre alt (Stand 2024): 0,5~% Abzug je Jahr, zusammen 22~%.',
    -92_400,
  ],
  [
    'the last year before the floor',
    1965,
    '59 Jahre alt (Stand 2024): 0,5~% Abzug je Jahr, zusammen 29,5~%.',
    -123_900,
  ],
  ['the floor', 1964, '60 Jahre alt (Stand 2024): der Abzug endet bei 30~%.', -126_000],
  ['one year', 2023, '1 Jahr alt (Stand 2024): 0,5~% Abzug je Jahr, zusammen 0,5~%.', -2100],
  ['2024', 2024, 'Baujahr 2024: kein Abzug, weil das Alter ab 2024 zählt.', 0],
  ['2025', 2025, 'Jünger als 2024: 0,5~% Zuschlag je Jahr, zusammen 0,5~%.', 2100],
])('the second line explains the age: %s', (_, yearBuilt, text, euros) => {
  expect(explained(120, yearBuilt)[1]).toEqual({ label: 'Alter', text: nbsp(text), euros });
});

test('the euros of the lines add up to the value for every year and for odd areas', () => {
  for (const area of [10, 33.3, 87.45, 1999.99]) {
    for (let yearBuilt = 1800; yearBuilt <= 2030; yearBuilt++) {
      const sum = explained(area, yearBuilt).reduce((total, { euros }) => total + euros, 0);
      expect(sum).toBe(estimate({ area, yearBuilt }).value);
    }
  }
});
