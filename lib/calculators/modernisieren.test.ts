import { answerOf } from './testing.fixture';

const answer = (entries: Record<string, string>) =>
  answerOf('modernisieren', { value: '400.000', before: 'g', after: 'd', ...entries });

// By hand: G is three quarters of the way to H, so D costs 1 ÷ (1 − 0.105) of it, 46,900 more.
test.each([
  // 150 × 200, 15 %
  [
    { measure: 'facade', size: '150', livingArea: '120' },
    '21.400 €',
    [
      'üblich 22.500 € bis 37.500 €; gerechnet mit der Mitte −30.000 €',
      'Zuschuss, 15 % von 30.000 € 4.500 €',
      // (225 − 115) × 120 × 0.1224
      'Gespartes Gas im ersten Jahr 1.616 €',
      'Wert mit Klasse D 446.900 €',
    ],
  ],
  // no plan: 30,000 count; a plan: 60,000 and 20 %
  [
    { measure: 'roof', offer: '70.000' },
    '18.600 €',
    ['Angebot −70.000 €', '15 % von 30.000 € 4.500 €'],
  ],
  [{ measure: 'roof', offer: '70.000', plan: 'yes' }, '11.100 €', ['20 % von 60.000 € 12.000 €']],
  [
    { measure: 'heatPump', bonus: 'income', livingArea: '120' },
    '35.400 €',
    ['70 % von 30.000 € 21.000 €'],
  ],
  // a flat: 1 ÷ (1 − 0.03)
  [
    { measure: 'windows', windows: '10', home: 'flat' },
    '4.750 €',
    ['Zuschuss, 15 % von 9.000 € 1.350 €'],
  ],
  [{ measure: 'ceiling', size: '80', after: 'g' }, '3.060 €', ['Klasse G, 0 % 0 €']],
])('%j: %s', (entries, headline, steps) => {
  const found = answer(entries);
  expect(found.amount).toBe(headline);
  expect(found.steps).toEqual(
    expect.arrayContaining(steps.map((step) => expect.stringContaining(step))),
  );
});

test.each([
  [{ measure: 'facade' }, 'size'],
  [{ measure: 'windows', size: '20' }, 'windows'],
  [{ measure: 'roof', after: 'h' }, 'after'],
])('%j asks for %s', (entries, field) => {
  expect(Object.keys(answer(entries).errors ?? {})).toEqual([field]);
});

test.each([
  [{ measure: 'heatPump', livingArea: '120' }, /KfW 30 bis 70 %.*nicht gerechnet/, /12,24 Cent/],
  [{ measure: 'roof', livingArea: '120' }, /BAFA 15 %.*12,24 Cent/, /KfW/],
])('%j says what is uncertain of it, and nothing else', (entries, said, unsaid) => {
  const notes = answer(entries).notes?.join(' ');
  expect(notes).toMatch(said);
  expect(notes).toMatch(/immowelt.*unsere Annahme.*Angebotspreise/);
  expect(notes).toMatch(/Ob sie bei Ihrem Antrag noch gelten .* ist offen/);
  expect(notes).not.toMatch(unsaid);
});
