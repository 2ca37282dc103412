import type { CalculatorEntries } from './calculators';
import { answerOf } from './testing.fixture';

// §§ 1371, 1924, 1925, 1931 BGB
test.each<[string, CalculatorEntries, string[]]>([
  [
    'accrued gains, two children',
    { spouse: 'accrued', children: '2', value: '400.000' },
    ['Nachlass 400.000 €', 'Ehegatte, 1/2: 200.000 €', 'Jedes Kind, 1/4: 100.000 €'],
  ],
  [
    'accrued gains, three children',
    { spouse: 'accrued', children: '3' },
    ['Ehegatte, 1/2: 50 %', 'Jedes Kind, 1/6: 16,67 %'],
  ],
  [
    'accrued gains, no children',
    { spouse: 'accrued', children: '0' },
    ['Ehegatte, 3/4: 75 %', 'Eltern, oder für sie Geschwister, 1/4: 25 %'],
  ],
  [
    'separate, one child',
    { spouse: 'separate', children: '1' },
    ['Ehegatte, 1/2: 50 %', 'Jedes Kind, 1/2: 50 %'],
  ],
  [
    'separate, two children',
    { spouse: 'separate', children: '2' },
    ['Ehegatte, 1/3: 33,33 %', 'Jedes Kind, 1/3: 33,33 %'],
  ],
  [
    'separate, three children',
    { spouse: 'separate', children: '3' },
    ['Ehegatte, 1/4: 25 %', 'Jedes Kind, 1/4: 25 %'],
  ],
  [
    'separate, four children',
    { spouse: 'separate', children: '4', value: '160.000' },
    ['Nachlass 160.000 €', 'Ehegatte, 1/4: 40.000 €', 'Jedes Kind, 3/16: 30.000 €'],
  ],
  [
    'separate, no children',
    { spouse: 'separate', children: '0' },
    ['Ehegatte, 1/2: 50 %', 'Eltern, oder für sie Geschwister, 1/2: 50 %'],
  ],
  ['no spouse, one child', { children: '1' }, ['Jedes Kind, 1: 100 %']],
  [
    'no spouse, three children',
    { children: '3', value: '90.000' },
    ['Nachlass 90.000 €', 'Jedes Kind, 1/3: 30.000 €'],
  ],
  ['nobody of both', { children: '0' }, ['Eltern, oder für sie Geschwister, 1: 100 %']],
])('%s', (_, entries, steps) => {
  expect(answerOf('gesetzliche-erbteile', entries).steps).toEqual(steps);
});

test('children are counted whole', () => {
  expect(answerOf('gesetzliche-erbteile', { children: '1,5' }).errors).toHaveProperty('children');
});
