import { email } from './email';

const schema = email('ungültig');
const local = (length: number) => 'a'.repeat(length);
const ofLength = (length: number) =>
  `${local(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(length - 196)}.de`;

describe('email', () => {
  test.each([
    'erika@beispiel.de',
    'Erika.Beispiel@Beispiel.DE',
    'erika+bewertung@mail.beispiel.co.uk',
    "o'neill@beispiel.ie",
    '_erika-1_@a-b.de',
    'info@müller.de',
    'info@xn--mller-kva.de',
    'a@1und1.de',
    'info@beispiel.immobilien',
    `${local(64)}@beispiel.de`,
    ofLength(254),
  ])('takes %s', (address) => {
    expect(schema.parse(address)).toBe(address);
  });

  test('counts the characters as these examples need it', () => {
    expect(ofLength(254)).toHaveLength(254);
  });

  test('drops spaces around it', () => {
    expect(schema.parse('  erika@beispiel.de \n')).toBe('erika@beispiel.de');
  });

  test.each([
    '',
    'erika',
    'erika@',
    '@beispiel.de',
    'erika@beispiel',
    'erika@beispiel.d',
    'erika@.de',
    'erika@beispiel..de',
    'erika@-beispiel.de',
    'erika@beispiel-.de',
    'erika@beispiel.de.',
    '.erika@beispiel.de',
    'erika.@beispiel.de',
    'eri..ka@beispiel.de',
    'eri ka@beispiel.de',
    'erika@bei spiel.de',
    'erika@@beispiel.de',
    'a@b@beispiel.de',
    'Erika <erika@beispiel.de>',
    'erika@beispiel.de, max@beispiel.de',
    'erika@beispiel.de\nBcc: max@beispiel.de',
    'erika@[127.0.0.1]',
    'erika@127.0.0.1',
    '"erika"@beispiel.de',
    'erika\u0000@beispiel.de',
    'mailto:erika@beispiel.de',
    `${local(65)}@beispiel.de`,
    `erika@${'b'.repeat(64)}.de`,
    ofLength(255),
  ])('refuses %j', (address) => {
    expect(schema.safeParse(address).error?.issues.map(({ message }) => message)).toEqual([
      'ungültig',
    ]);
  });

  test.each([null, undefined, 1, true, [], ['erika@beispiel.de'], {}])('refuses %p', (value) => {
    expect(schema.safeParse(value).error?.issues[0]?.message).toBe('ungültig');
  });

  test.each([`a@${'a-'.repeat(100_000)}`, `${'a.'.repeat(100_000)}@`, `a@${'a.'.repeat(120)}`])(
    'comes to an end with what is made to be slow',
    (value) => {
      expect(schema.safeParse(value).success).toBe(false);
    },
  );
});
