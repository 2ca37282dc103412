import { quantitiesIn } from './quantities';
import { withoutNumbers } from './without-numbers';

const euros = (value: number) => [{ value, kind: 'euros' }];

test.each([
  ['400000', euros(400_000)],
  ['400.000 €', euros(400_000)],
  ['400.000,- €', euros(400_000)],
  ['250 000,-', euros(250_000)],
  ["515'000 euro", euros(515_000)],
  ['€ 300.000', euros(300_000)],
  ['450k', euros(450_000)],
  ['80 tsd', euros(80_000)],
  ['310 tausend euro', euros(310_000)],
  ['t€ 285', euros(285_000)],
  ['1,2 mio', euros(1_200_000)],
  ['1.35 mio. €', euros(1_350_000)],
  ['dreihunderttausend', euros(300_000)],
  ['zweihundertfünfzigtausend euro', euros(250_000)],
  ['zweihundertfuenfzigtausend euro', euros(250_000)],
  ['ne halbe million', euros(500_000)],
  ['eine million', euros(1_000_000)],
  ['zwischen 300.000 und 320.000 €', euros(310_000)],
  ['300-320k', euros(310_000)],
  ['85.000 dm', euros(43_459.81)],
  ['12.995,20 €', euros(12_995.2)],
  ['3,57 %', [{ value: 3.57, kind: 'percent' }]],
  ['drei prozent', [{ value: 3, kind: 'percent' }]],
  ['zwei drittel', [{ value: 66.6667, kind: 'percent' }]],
  ['je zur hälfte', [{ value: 50, kind: 'percent' }]],
  ['85/1000', [{ value: 8.5, kind: 'percent', over: [85, 1000] }]],
  ['fünf komma neun fünf prozent', [{ value: 5.95, kind: 'percent' }]],
  ['140 qm', [{ value: 140, kind: 'area' }]],
  ['82,5 m²', [{ value: 82.5, kind: 'area' }]],
  ['210 €/qm', [{ value: 210, kind: 'eurosPerArea' }]],
  ['3850 pro qm', [{ value: 3850, kind: 'eurosPerArea' }]],
  ['noch 4 jahre', [{ value: 4, kind: 'years' }]],
  ['30 monate', [{ value: 2.5, kind: 'years' }]],
  ['seit 2015', [{ value: 2015, kind: 'year' }]],
  ['14.3.2017', [{ value: 2017, kind: 'year', month: 3, day: 14 }]],
  ['im märz 2019', [{ value: 2019, kind: 'year', month: 3 }]],
  ['bj 78', [{ value: 1978, kind: 'year' }]],
  ['3 kinder', [{ value: 3, kind: 'count' }]],
  ['das 22fache', [{ value: 22, kind: 'factor' }]],
  ['780 € kalt im monat', [{ value: 780, kind: 'euros', per: 'month' }]],
  ['jahresmiete 14.400', [{ value: 14_400, kind: 'euros', per: 'year' }]],
  ['300 € pro jahr', [{ value: 300, kind: 'euros', per: 'year' }]],
  ['50667 köln', [{ value: 50_667, kind: 'euros', isCode: true }]],
  ['3 zimmer, § 23 estg, 0221 1234567', []],
  [
    '400.000 euro 3,57 %',
    [
      { value: 400_000, kind: 'euros' },
      { value: 3.57, kind: 'percent' },
    ],
  ],
])('reads %s', (text, expected) => {
  const read = quantitiesIn(text).flatMap(({ kinds: [kind], ...said }) =>
    kind ? [{ ...said, kind }] : [],
  );
  expect(read).toMatchObject(expected);
  expect(read).toHaveLength(expected.length);
});

test.each([
  ['Was kostet der Makler bei 400.000 €?', 'Was kostet der Makler bei?'],
  ['Mir gehört die Hälfte (2024)', 'Mir gehört die Hälfte'],
  ['Ein Makler will 3 Prozent', 'Ein Makler will'],
])('the question without its numbers: %s', (message, left) => {
  expect(withoutNumbers(message)).toBe(left);
});
