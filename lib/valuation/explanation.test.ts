import { estimate } from './estimate';
import { explain } from './explanation';

const nbsp = (text: string) => text.replaceAll('~', '\u00a0');
const explained = (area: number, yearBuilt?: number) =>
  explain(estimate({ area, yearBuilt }), area);

test.each([
  [120, '120~m² mal 3.500 € je m² im Neuzustand.', 420_000],
  [82.5, '82,5~m² mal 3.500 € je m² im Neuzustand.', 288_750],
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
    'the assumed year, given',
    1980,
    '44 Jahre alt (Stand 2024): 0,5~% Abzug je Jahr, zusammen 22~%.',
    -92_400,
  ],
  [
    'half a percent',
    2009,
    '15 Jahre alt (Stand 2024): 0,5~% Abzug je Jahr, zusammen 7,5~%.',
    -31_500,
  ],
  [
    'the last year before the floor',
    1965,
    '59 Jahre alt (Stand 2024): 0,5~% Abzug je Jahr, zusammen 29,5~%.',
    -123_900,
  ],
  ['the floor', 1964, '60 Jahre alt (Stand 2024): der Abzug endet bei 30~%.', -126_000],
  ['far below the floor', 1800, '224 Jahre alt (Stand 2024): der Abzug endet bei 30~%.', -126_000],
  ['one year', 2023, '1 Jahr alt (Stand 2024): 0,5~% Abzug je Jahr, zusammen 0,5~%.', -2100],
  ['2024', 2024, 'Baujahr 2024: kein Abzug, weil das Alter ab 2024 zählt.', 0],
  ['2025', 2025, 'Jünger als 2024: 0,5~% Zuschlag je Jahr, zusammen 0,5~%.', 2100],
  ['2026', 2026, 'Jünger als 2024: 0,5~% Zuschlag je Jahr, zusammen 1~%.', 4200],
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
