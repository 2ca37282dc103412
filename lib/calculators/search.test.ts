import { calculatorsOfGuide, searchCalculators } from './search';

const namesOf = (found: ReturnType<typeof searchCalculators>) =>
  found.map(({ calculator }) => calculator.name);

test.each([
  ['Notarkosten 350.000', ['notarkosten']],
  ['grunderwerbsteuer berechnen', ['grunderwerbsteuer']],
  ['Grunderwerbsteuer Bayern', ['grunderwerbsteuer']],
  ['Vorfälligkeit', ['vorfaelligkeitsentschaedigung']],
  ['provision', ['maklerprovision']],
  ['Quastenflosser', []],
  ['Provision Quastenflosser', []],
  ['Haus', []],
  ['', []],
])('%s: %j', (query, names) => {
  expect(namesOf(searchCalculators(query))).toEqual(names);
});

test('a guide leads to the calculators that name it', () => {
  expect(namesOf(calculatorsOfGuide('maklerprovision'))).toContain('maklerprovision');
  expect(calculatorsOfGuide('besichtigung-und-fotos')).toEqual([]);
});
