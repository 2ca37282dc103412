import { nameOf, textOf } from './testing.fixture';

test.each([
  ['Maklerprovision 3,57% von 380.000', '**13.566 €**', '380.000 € × 7,14 % = 27.132 €'],
  ['Provision 7,14 % auf 350.000 €', '**24.990 €**', '24.990 € ÷ 2 = 12.495 €'],
  ['courtage 5,95% 280k', '**16.660 €**', '16.660 € ÷ 2 = 8.330 €'],
  ['wieviel sind 3 prozent plus mwst von 400000', '**14.280 €**', '3 % × 1,19 = 3,57 %'],
  ['makler 3 % von 500.000 wieviel ist das', '**15.000 €**', '500.000 € × 3,57 % = 17.850 €'],
  ['3,57 % inkl. MwSt von 275.000 €', '**9.817,50 €**', '275.000 € × 3,57 % = 9.817,50 €'],
  [
    'Was zahle ich dem Makler bei 420 tausend?',
    '**24.990 € bis 29.988 €**',
    'die Hälfte davon: 12.495 € bis 14.994 €',
  ],
  [
    'Was kostet der Makler, wenn meine ETW 259.000 bringt?',
    '**15.411 € bis 18.493 €**',
    'bleibt mindestens die Hälfte',
  ],
])('commission: %s', (message, result, line) => {
  expect(nameOf(message)).toBe('commission');
  expect(textOf(message).split('\n')[0]).toContain(result);
  expect(textOf(message)).toContain(line);
});

test.each(['mehrfamilienhaus für 1,2 mio', 'grundstück für 200.000', 'gewerbe für 500.000'])(
  'nothing is said of a half that stays with the seller: provision %s',
  (home) => {
    const text = textOf(`wie viel provision bei einem ${home}`);
    expect(text).toContain('frei verhandelbar');
    expect(text).not.toMatch(/Hälfte/);
    expect(textOf(`provision 3,57 % ${home}`)).not.toMatch(/Hälfte|÷ 2/);
  },
);

test.each([
  ['notar kosten 300k', '**3.219,45 €**', '1.905 €, mit 19 % Umsatzsteuer 2.266,95 €'],
  ['Was kostet der Notar bei 400.000 Euro?', '**3.979,95 €**', '1,5 × 785 € = 1.177,50 €'],
  ['notarkosten 429000 haus', '**4.233,45 €**', 'Käuferseite'],
  ['wie teuer ist der notar bei 500000', '**4.740,45 €**', '3,0 × 935 € = 2.805 €'],
  ['Grundbuchkosten 350.000 €', '**3.472,95 €**', '2.445,45 € + 1.027,50 €'],
  [
    'Was kosten Notar und Grundbuch bei einer Wohnung für 259.000 Euro?',
    '**2.712,45 €**',
    'GNotKG',
  ],
])('notary and land register: %s', (message, result, line) => {
  expect(nameOf(message)).toBe('notary');
  expect(textOf(message)).toContain(result);
  expect(textOf(message)).toContain(line);
});

test.each([
  ['Was kostet die Löschung einer Grundschuld von 200.000 €?', '**217,50 €**', 435],
  ['Was kostet die Löschung einer Grundschuld von 180.000 €?', '**204 €**', 408],
  ['grundschuld löschen kosten 100000', '**136,50 €**', 273],
  ['löschung grundschuld über 250 tausend was zahlt man', '**267,50 €**', 535],
  ['Hypothek 120.000 löschen was kostet das', '**150 €**', 300],
  ['Grundschuld 150.000 löschen, wie teuer?', '**177 €**', 354],
])('deletion: %s', (message, result, fee) => {
  expect(nameOf(message)).toBe('deletion');
  expect(textOf(message)).toContain(result);
  expect(textOf(message)).toContain(`0,5 × ${fee} €`);
});

test.each([
  ['grunderwerbsteuer nrw 420 tausend', '**27.300 €**', '420.000 € × 6,5 % = 27.300 €'],
  ['Grunderwerbsteuer Bayern 500.000', '**17.500 €**', 'In Bayern'],
  ['Grunderwerbsteuer bei 300.000 in Sachsen-Anhalt?', '**15.000 €**', '5 %'],
  ['wieviel grunderwerbssteuer zahlt der käufer bei 450.000 in berlin', '**27.000 €**', '6 %'],
  ['grunderwerbsteuer münchen 1 mio', '**35.000 €**', '3,5 %'],
  ['grunderwerbsteuer für 650k in BW', '**32.500 €**', 'Baden-Württemberg'],
  ['wie hoch ist die grunderwerbsteuer in hessen', '**6 %**', 'In Hessen'],
  ['grunderwerbsteuer bei 300.000', '**10.500 € bis 19.500 €**', 'am wenigsten in Bayern'],
])('Grunderwerbsteuer: %s', (message, result, line) => {
  expect(nameOf(message)).toBe('transferTax');
  const text = textOf(message);
  expect(text).toContain(result);
  expect(text).toContain(line);
  expect(text).toContain('zahlt sie die Käuferseite');
});

test.each([
  ['was kostet mich der Verkauf bei 450000', '**26.775 € bis 32.130 €**'],
  ['was kostet der verkauf meiner wohnung für 400.000', '**11.900 € bis 14.280 €**'],
  ['verkaufskosten 350.000 haus', '**10.413 € bis 12.495 €**'],
  ['Nebenkosten beim Verkauf eines Mehrfamilienhauses für 1 Mio', '**0 € bis 71.400 €**'],
  ['Haus für 390 000 € ohne Makler verkaufen, welche Kosten kommen auf mich zu?', 'entfällt'],
  ['Reihenhaus, 7,14 % Provision, was kostet der Verkauf bei 300.000?', '**10.710 €**'],
])('costs of a sale: %s', (message, result) => {
  expect(textOf(message)).toContain(result);
});

test('of the tax on a gain the costs never say that it is mostly none', () => {
  const text = textOf('was kostet der verkauf meiner wohnung für 400.000');
  expect(text).not.toMatch(/meist (?:null|nicht|keine)/);
  expect(text).toContain('ist der Gewinn steuerpflichtig');
});

test('a price that no home has is questioned', () => {
  expect(textOf('Wie viel Provision bei 90 Mio?')).toContain('Bitte prüfen Sie die Zahl');
});
