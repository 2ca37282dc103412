/** @jest-environment jsdom */
import { emptyInquiry, inquiryDrafts, postalAreas } from './inquiry';

const starter = inquiryDrafts('starter');
const enterprise = inquiryDrafts('enterprise');

function keep(changes: Partial<ReturnType<typeof emptyInquiry>>) {
  const draft = starter.fresh();
  starter.save({ ...draft, values: { ...draft.values, ...changes } });
}

beforeEach(() => sessionStorage.clear());

test('what was typed is there on the page of every package', () => {
  keep({ office: 'Beispiel Immobilien' });
  expect(starter.load()?.values).toMatchObject({ office: 'Beispiel Immobilien' });
  expect(enterprise.load()?.values).toMatchObject({ office: 'Beispiel Immobilien' });
});

test('the package is the one that was chosen here; elsewhere the address decides', () => {
  keep({ package: 'professional' });
  expect(starter.load()?.values.package).toBe('professional');
  expect(enterprise.load()?.values.package).toBe('enterprise');
});

test('a form as the address shows it is nothing to keep; another package is', () => {
  expect(starter.isUntouched(emptyInquiry('starter'))).toBe(true);
  expect(starter.isUntouched(emptyInquiry('professional'))).toBe(false);
});
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
