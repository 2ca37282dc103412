import { answerOf } from './testing.fixture';

const answer = (entries: Record<string, string>) => answerOf('kaufpreisfaktor', entries);

// By hand; rent for 4 % in München: content/guides/vermieten-oder-abgeben.md, for 100 m².
test.each([
  // 12,000 / 300,000
  [{ rent: '1000', price: '300000' }, '25', ['4 %']],
  // 14,400 / 320,000; 320,000 / 14,400 = 22.22
  [{ rent: '1200', price: '320000' }, '22,2', ['4,5 %']],
  // A twelfth of 20,000
  [{ rent: '1666,67', price: '480000' }, '24', ['20.000 €', '4,17 %']],
  // 10,800 less 1,800 is 9,000 / 270,000
  [{ rent: '900', price: '270000', costs: '150' }, '25', ['−1.800 €', '9.000 €', '3,33 %']],
  // 12,000 less 1,800 is 10,200 / 330,000
  [
    { rent: '1000', price: '300000', costs: '150', purchaseCosts: '10' },
    '25',
    ['330.000 €', '3,09 %'],
  ],
  [{ rent: '3000', factor: '22' }, '792.000 €', ['4,55 %']],
  [{ rent: '1600', factor: '23,5' }, '451.200 €', ['19.200 €']],
  [{ rent: '500', percent: '4' }, '150.000 €', ['25']],
  [{ price: '300000', percent: '4' }, '1.000 €', ['12.000 €']],
  [{ price: '784900', percent: '4' }, '2.616,33 €', ['31.396 €']],
  [{ price: '240000', factor: '20' }, '1.000 €', ['5 %']],
])('%j', (entries, headline, steps) => {
  const found = answer(entries);
  expect(found.amount).toBe(headline);
  expect(found.steps).toEqual(
    expect.arrayContaining(steps.map((step) => expect.stringContaining(step))),
  );
});

test.each([
  [{}, 'price'],
  [{ price: '300000' }, 'rent'],
  [{ factor: '20' }, 'rent'],
  [{ rent: '900', price: '300000', factor: '20' }, 'factor'],
  [{ rent: '900', price: '300000', percent: '4' }, 'percent'],
  [{ rent: '900', factor: '20', percent: '5' }, 'percent'],
  [{ rent: '900', price: '300000', costs: '901' }, 'costs'],
])('%j is wrong at %s', (entries, field) => {
  expect(Object.keys(answer(entries).errors ?? {})).toEqual([field]);
});
