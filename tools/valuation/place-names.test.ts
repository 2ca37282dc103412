import { findByName } from './place-names';

const find = (wanted: string, ...names: string[]) => findByName(wanted, names, (name) => [name]);

test.each([
  ['Wörrstadt', 'Woerrstadt'],
  ['St. Augustin', 'Sankt Augustin'],
  ['Menden (Sauerland)', 'Menden'],
  ['Menden', 'Menden (Sauerland)'],
  ['Waldkirchen/Erzgebirge', 'Waldkirchen (Erzgebirge)'],
  ['Bad Homburg vor der Höhe', 'Bad Homburg v.d. Höhe'],
  ['Belzig', 'Bad Belzig'],
  ['Lutherstadt Wittenberg', 'Wittenberg'],
  ['Sankt Lorenz Nord', 'St. Lorenz'],
  ['Blankenfelde-Mahlow', 'Blankenfelde'],
])('%s is %s', (wanted, name) => {
  expect(find(wanted, 'Anderswo', name)).toEqual([name]);
});

test.each([
  ['Neustadt', 'Neu'],
  ['Süd', 'Südstadt'],
  ['Neu Wulmstorf', 'Neu'],
  ['Berg', 'Bergheim'],
  ['Bad Elster', 'Bad'],
])('%s is not %s', (wanted, name) => {
  expect(find(wanted, name)).toEqual([]);
});

test('the strictest rule that finds any decides', () => {
  expect(find('Hamm', 'Hamm', 'Hamm (Sieg)', 'Hamm Nord')).toEqual(['Hamm']);
  expect(find('Hamm am Rhein', 'Hamm (Sieg)', 'Hamm Nord')).toEqual(['Hamm (Sieg)']);
});
