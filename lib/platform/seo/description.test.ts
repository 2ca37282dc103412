import { metaDescription } from './description';

test.each([0, 1, 159, 160])('%d characters stay', (count) => {
  expect(metaDescription('ä'.repeat(count))).toBe('ä'.repeat(count));
});

test.each([161, 162, 1000])('of %d characters 157 stay, with three dots', (count) => {
  expect(metaDescription('ä'.repeat(count))).toBe(`${'ä'.repeat(157)}...`);
});

test('an emoji at the cut is not torn', () => {
  expect(metaDescription(`${'x'.repeat(156)}🏡🏡${'x'.repeat(10)}`)).toBe(
    `${'x'.repeat(156)}🏡...`,
  );
  expect(metaDescription('🏡'.repeat(160))).toBe('🏡'.repeat(160));
});

test('lines and spaces become one space each', () => {
  expect(metaDescription('  Eine\n\tzweite   Zeile ')).toBe('Eine zweite Zeile');
});
