import { postalAreas } from './postal-areas';

test.each([
  ['80331', ['80331']],
  ['8', ['8']],
  ['0', ['0']],
  ['01067', ['01067']],
  ['10, 144, 80331', ['10', '144', '80331']],
  ['10,144;80331', ['10', '144', '80331']],
  [' 10 ,, 144 , ', ['10', '144']],
  ['10, 144, 10', ['10', '144']],
])('%j names %j', (typed, areas) => {
  expect(postalAreas(typed)).toEqual(areas);
});

test.each([
  '',
  ' , ; ',
  '803310',
  '00',
  '00123',
  '80 331',
  '10-14',
  '10*',
  'Berlin',
  '10, Berlin',
  '10, 803310',
  'D-10115',
  '١٠',
  '1.0',
])('%j is no list of areas', (typed) => {
  expect(postalAreas(typed)).toBeUndefined();
});
