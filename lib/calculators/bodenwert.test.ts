import { answerOf } from './testing.fixture';

const answer = (entries: Record<string, string>) => answerOf('bodenwert', entries);

// By hand; 250 € for 600 m²: content/guides/vergleichswert-sachwert-ertragswert.md.
test.each([
  [{ area: '600', landValue: '250' }, '150.000 €', ['150.000 €']],
  [{ area: '1.200', landValue: '95' }, '114.000 €', ['114.000 €']],
  // 480 × 320.5
  [{ area: '480', landValue: '320,50' }, '153.840 €', []],
  // 600 × 250 × 0.9
  [{ area: '600', landValue: '250', coefficient: '0,9' }, '135.000 €', []],
  // 530 × 381.1 = 201,983 and 680 × 85 = 57,800
  [
    { area: '530', landValue: '381,10', otherArea: '680', otherValue: '85' },
    '259.783 €',
    ['201.983 €', '57.800 €'],
  ],
  [{ area: '500', landValue: '300', clearing: '30000' }, '120.000 €', ['−30.000 €']],
  [{ area: '500', landValue: '50', clearing: '30000' }, '5.000 €', ['−5.000 €']],
  // 900 × 600 × 82 / 1,000
  [{ area: '900', landValue: '600', part: '82' }, '44.280 €', ['540.000 €']],
  // 900 × 600 × 125 / 10,000
  [{ area: '900', landValue: '600', part: '125', whole: '10.000' }, '6.750 €', []],
])('%j', (entries, headline, steps) => {
  const found = answer(entries);
  expect(found.amount).toBe(headline);
  expect(found.steps).toEqual(
    expect.arrayContaining(steps.map((step) => expect.stringContaining(step))),
  );
});

const LAND = { area: '600', landValue: '250' };

test.each([
  [{ ...LAND, otherArea: '100' }, 'otherValue'],
  [{ ...LAND, otherValue: '20' }, 'otherArea'],
  [{ ...LAND, part: '1001' }, 'part'],
])('%j is wrong at %s', (entries, field) => {
  expect(Object.keys(answer(entries).errors ?? {})).toEqual([field]);
});
