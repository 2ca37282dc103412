import { dialled, mailbox, fingerprintsOf } from './fingerprint';

test.each([
  ['Erika@Beispiel.de', 'erika@beispiel.de'],
  ['erika+haus@beispiel.de', 'erika@beispiel.de'],
  ['e.r.i.k.a@gmail.com', 'erika@gmail.com'],
  ['Erika.Muster+1@googlemail.com', 'erikamuster@gmail.com'],
  // Elsewhere a dot is part of the name.
  ['erika.muster@gmx.de', 'erika.muster@gmx.de'],
])('%j reaches %s', (typed, reached) => {
  expect(mailbox(typed)).toBe(reached);
});

test.each([
  ['089 12345678', '+498912345678'],
  ['+49 (0)89 / 123 456-78', '+498912345678'],
  ['0049 89 12345678', '+498912345678'],
  ['+43 1 5880', '+4315880'],
])('%j is dialled %s', (typed, number) => {
  expect(dialled(typed)).toBe(number);
});

const HOME = { postalCode: '80331', propertyType: 'villa' };
const PERSON = { ...HOME, email: 'erika@beispiel.de', phone: '089 12345678' };

test('one way to reach a person is enough to recognise them', () => {
  const [fingerprints, byMail, byPhone] = [
    fingerprintsOf(PERSON),
    fingerprintsOf({ ...PERSON, phone: null }),
    fingerprintsOf({ ...PERSON, email: null, phone: '+49 89 12345678' }),
  ];
  expect(fingerprints).toHaveLength(2);
  expect(fingerprints).toEqual(expect.arrayContaining([...byMail, ...byPhone]));
});

test.each([{ postalCode: '80333' }, { propertyType: 'bungalow' }])(
  'another home is another lead: %j',
  (other) => {
    const fingerprints = fingerprintsOf(PERSON);
    for (const fingerprint of fingerprintsOf({ ...PERSON, ...other }))
      expect(fingerprints).not.toContain(fingerprint);
  },
);

test('a mark does not tell the address', () => {
  expect(fingerprintsOf(PERSON).join()).toMatch(/^[0-9a-f]{64},[0-9a-f]{64}$/);
});
