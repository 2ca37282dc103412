import { mask } from './material';

const MAIL = '(E-Mail-Adresse)';
const PHONE = '(Telefonnummer)';
const IBAN = '(IBAN)';

describe('mask puts a word in place of', () => {
  test.each([
    'erika@beispiel.de',
    'erika.muster+haus@mail.beispiel.co.uk',
    'Erika_Muster@BEISPIEL.DE',
    'jürgen@müller-bäder.de',
    'erika@localhost',
    'erika(at)beispiel.de',
    'erika (at) beispiel.de',
    'erika [at] beispiel [punkt] de',
    'erika{at}beispiel(dot)de',
    'erika at beispiel.de',
    'erika ät beispiel punkt de',
    'erika @ beispiel.de',
    'erika\u200b@beispiel.de',
  ])('the mail address %s', (address) => {
    expect(mask(`Schreiben Sie an ${address}, bitte`)).toBe(`Schreiben Sie an ${MAIL}, bitte`);
  });

  test.each([
    '0170 1234567',
    '0170/1234567',
    '0170-1234567',
    '0170-12 34 567',
    '01701234567',
    '0170\u200b1234567',
    '0151 / 12 34 56 78',
    '030 1234567',
    '030/123-456',
    '030 123 45 67',
    '030.123.45.67',
    '089–12345678',
    '089\u00a0123\u202f456',
    '(030) 1234567',
    '(030) 12 34 56 7',
    '03421 12345',
    '04109 1975',
    '+49 30 1234567',
    '+49 (0)30 1234567',
    '+49 (0) 170 / 123 45 67',
    '+49-170-1234567',
    '+491701234567',
    '0049 170 1234567',
    '00491701234567',
    '49 170 1234567',
    '170 1234567',
    '+43 1 5123456',
    '+41 44 668 18 00',
    '0800 1234567',
  ])('the phone number %s', (number) => {
    expect(mask(`Rufen Sie ${number} an`)).toBe(`Rufen Sie ${PHONE} an`);
  });

  test.each([
    ['Tel. 1234567 abends', `Tel. ${PHONE} abends`],
    ['Telefon: 12 34 56', `Telefon: ${PHONE}`],
    ['meine Nummer ist die 4711 08', `meine Nummer ist die ${PHONE}`],
    ['mobil unter 1512345678', `mobil unter ${PHONE}`],
    ['Handy 0170 1234567 oder 030 7654321.', `Handy ${PHONE} oder ${PHONE}.`],
    ['50667 0221 123456', `50667 ${PHONE}`],
    ['Baujahr 1975 0170 1234567', `Baujahr 1975 ${PHONE}`],
    ['0170 1234567 120 m²', `${PHONE} 120 m²`],
    ['Bitte 0170 1234567, danke', `Bitte ${PHONE}, danke`],
  ])('the number in "%s"', (text, masked) => {
    expect(mask(text)).toBe(masked);
  });

  test.each([
    'DE89 3704 0044 0532 0130 00',
    'DE89370400440532013000',
    'de89 3704 0044 0532 0130 00',
    'AT61 1904 3002 3457 3201',
    'CH93 0076 2011 6238 5295 7',
    'NL91 ABNA 0417 1643 00',
  ])('the IBAN %s', (iban) => {
    expect(mask(`Konto ${iban}.`)).toBe(`Konto ${IBAN}.`);
  });

  test('everything at once', () => {
    expect(mask('Ich bin Erika, erika@beispiel.de, 0170 1234567, DE89370400440532013000')).toBe(
      `Ich bin Erika, ${MAIL}, ${PHONE}, ${IBAN}`,
    );
  });
});

test.each([
  '50667 Köln',
  '01067 Dresden, Baujahr 1975',
  'in 01067',
  'Postleitzahl 01067 1975 gebaut',
  'PLZ: 01067 120 m²',
  '01067 120 m² in Dresden',
  'Einfamilienhaus, Postleitzahl 50667, 120 m², Baujahr 1975',
  'Eigentumswohnung, Verkaufspreis 400.000 €',
  'Verkaufspreis 1.050.000 €',
  'Verkaufspreis 1 050 000 Euro',
  '400000 Euro oder 1250000 €',
  '3,57 % von 350.000 Euro',
  '+3,5 % im Jahr',
  'am 01.02.2026',
  'vom 1. 2. 2026 bis 03.04.26',
  'ein Telefonat am 12.05.2026',
  'Telefon und Internet kosten 40 €',
  'Mobilität 2026',
  '§ 656c BGB, §§ 656a-d, § 23 EStG',
  'Baujahr 1890 bis 1914, saniert 2005/2006',
  'von 09:00 bis 17:30 Uhr',
  '0,5 bis 1 Prozent',
  'Zinsen von 0.75 auf 1.25',
  'HRB 012345',
  'Nr. 12, 3. Stock, 4 Zimmer',
  'nr12 haus oder mehr viel Geld',
  'Wie lange dauert ein Verkauf?',
  '',
])('mask leaves as it is: %s', (text) => {
  expect(mask(text)).toBe(text);
});

test('a long text without any space is masked as a short one', () => {
  const long = '0'.repeat(4000) + 'a'.repeat(4000) + '1 '.repeat(2000);
  expect(mask(long)).toBe(long);
});
