import { parseNumbers, withoutNumbers } from './parsed-numbers';
import type { Facts } from './reading/known';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-26T12:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

const looseIn = (message: string) =>
  parseNumbers(message).loose.map(({ kind, value }) => [kind, value]);

test.each([
  ['und bei 550000?', 550_000],
  ['550.000', 550_000],
  ['450 000 euro', 450_000],
  ["450'000", 450_000],
  ['300k', 300_000],
  ['450 tsd', 450_000],
  ['420 tausend', 420_000],
  ['450t€', 450_000],
  ['TEUR 450', 450_000],
  ['€ 450.000,-', 450_000],
  ['450.000,00 EUR', 450_000],
  ['1,2 mio', 1_200_000],
  ['0,45 Mio.', 450_000],
  ['1 Million', 1_000_000],
  ['zweieinhalb Millionen', 2_500_000],
  ['anderthalb millionen', 1_500_000],
  ['ne halbe million', 500_000],
  ['eine dreiviertel Million', 750_000],
  ['dreihunderttausend', 300_000],
  ['vierhundertfünfzigtausend euro', 450_000],
  ['fuenfzig tausend', 50_000],
  ['zwischen 300.000 und 350.000 Euro', 325_000],
  ['300-400k', 350_000],
])('an amount: %s', (message, amount) => {
  expect(looseIn(message)).toEqual([['euros', amount]]);
});

test.each([
  ['3,5 %', 'percent', 3.5],
  ['3,5 prozent', 'percent', 3.5],
  ['noch achtzehn Monate', 'years', 1.5],
  ['2020', 'day', 2020],
  ['80331', 'code', 80_331],
  ['900', 'number', 900],
])('%s counts %s', (message, kind, value) => {
  const { facts, loose } = parseNumbers(message);
  const isRead = kind === 'years' ? facts.remaining === value : false;
  expect(isRead || loose.some((found) => found.kind === kind && found.value === value)).toBe(true);
});

const READ: [string, Facts][] = [
  ['was kostet mich der Verkauf bei 450000', { price: 450_000 }],
  ['Maklerprovision 3,57% von 380.000', { commission: 3.57 }],
  ['provision 3 % zzgl. MwSt', { commission: 3, isNet: true }],
  ['3,57 % inkl. MwSt', { commission: 3.57 }],
  [
    'gekauft 2020, vermietet, 42 %, wie viel steuer?',
    { bought: { year: 2020 }, use: 'rented', taxRate: 42 },
  ],
  ['wenn ich nach 6 Jahren verkaufe', { held: 6 }],
  ['vor 6 Jahren für 200.000 gekauft', { held: 6, paid: 200_000 }],
  [
    'restschuld 120000 zins 3,8% noch 6 jahre jetzt 2%',
    { debt: 120_000, contractRate: 3.8, remaining: 6, currentRate: 2 },
  ],
  [
    'Vertragszins 3,8 %, aktueller Zins 2,1 %, Zinsbindung bis 2030',
    { contractRate: 3.8, currentRate: 2.1, remaining: 4 },
  ],
  ['was bleibt bei 400.000 verkauf und 150.000 restschuld', { price: 400_000, debt: 150_000 }],
  ['miete 900 kalt oder verkaufen für 300000', { rent: 900, price: 300_000 }],
  ['Jahresmiete 14.400 €', { rent: 1200 }],
  ['Kaltmiete 1.200 im Monat, Wert 350.000', { rent: 1200, price: 350_000 }],
  ['Für 240.000 € gekauft und für 330.000 € verkauft', { paid: 240_000, price: 330_000 }],
  [
    'am 14.12.2017 für 264.000 gekauft, abschreibung 35.640',
    { bought: { year: 2017, month: 12, day: 14 }, paid: 264_000, depreciation: 35_640 },
  ],
  ['im März 2019 gekauft', { bought: { year: 2019, month: 3 } }],
  [
    'Kaufpreis 2018 240.000, Verkaufspreis heute 330.000',
    { bought: { year: 2018 }, paid: 240_000, price: 330_000 },
  ],
  ['Kredit von 2014, noch 80.000 offen', { borrowed: { year: 2014 }, debt: 80_000 }],
  ['Kredit seit 11 Jahren', { borrowed: { year: 2015 } }],
  ['Restschuld 95000', { debt: 95_000 }],
  ['schuldenfrei', { debt: 0 }],
  ['Grundschuld über 150000', { nominal: 150_000 }],
  ['gewinn 100000 euro', { gain: 100_000 }],
  ['erbe von meiner tante 250.000', { inherited: 250_000, relation: 'niece-or-nephew' }],
  ['erbe von meiner mutter 500 tsd', { inherited: 500_000, relation: 'child' }],
  ['erbe von meinem sohn 300.000', { inherited: 300_000, relation: 'parent' }],
  ['von meiner Schwiegermutter', { relation: 'in-law' }],
  ['mein Lebensgefährte hat mir 90.000 vererbt', { inherited: 90_000, relation: 'other' }],
  ['ohne makler', { commission: 0 }],
  ['nie vermietet, immer selbst drin gewohnt', { use: 'own' }],
  ['nie selbst bewohnt', { use: 'rented' }],
  ['teilweise vermietet', { use: 'partly' }],
  [
    'wohnung 80 qm leipzig',
    { propertyType: 'eigentumswohnung', area: 80, place: 'Leipzig', state: 'sachsen' },
  ],
  [
    'Haus bj 78, 140qm in 50667 Köln',
    {
      propertyType: 'einfamilienhaus',
      yearBuilt: 1978,
      area: 140,
      postalCode: '50667',
      state: 'nordrhein-westfalen',
    },
  ],
  [
    'EFH 120 m² auf 600 m² Grundstück in 06295',
    {
      propertyType: 'einfamilienhaus',
      area: 120,
      postalCode: '06295',
      state: 'sachsen-anhalt',
    },
  ],
  ['Haus für 85000 verkaufen', { propertyType: 'einfamilienhaus', price: 85_000 }],
  ['Steuersatz 42', { taxRate: 42 }],
  ['neue Heizung für 25.000 €', {}],
  ['20.000 € Provision', { agentFee: 20_000 }],
  ['§ 23 EStG und § 656c BGB', {}],
  ['Rufen Sie 0151 1234567 an', {}],
  ['drei Objekte in fünf Jahren', {}],
  ['Wie lange dauert ein Verkauf?', {}],
];
test.each(READ)('%s', (message, facts) => {
  expect(parseNumbers(message).facts).toEqual(facts);
});

test.each([
  ['in bayern', 'bayern'],
  ['NRW', 'nordrhein-westfalen'],
  ['BaWü', 'baden-wuerttemberg'],
  ['in SH', 'schleswig-holstein'],
  ['meck-pomm', 'mecklenburg-vorpommern'],
  ['Sachsen-Anhalt', 'sachsen-anhalt'],
  ['niedersachsen', 'niedersachsen'],
  ['in Frankfurt', 'hessen'],
  ['muenchen', 'bayern'],
  ['in Essen', 'nordrhein-westfalen'],
  ['Thüringen', 'thueringen'],
])('%s lies in %s', (message, state) => {
  expect(parseNumbers(message).facts.state).toBe(state);
});

test.each(['Wir wissen, wie die Lage ist, und essen in der Halle', 'he, was soll das', 'am Hof'])(
  'words are no places: %s',
  (message) => {
    expect(parseNumbers(message).facts).toEqual({});
  },
);

test.each([
  ['Maklerprovision 3,57% von 380.000 €?', 'Maklerprovision von?'],
  [
    'Muss ich Steuern zahlen, wenn ich nach 6 Jahren verkaufe?',
    'Muss ich Steuern zahlen, wenn ich nach verkaufe?',
  ],
  ['grunderwerbsteuer nrw 420 tausend', 'grunderwerbsteuer nrw'],
  ['Was sagt § 656c BGB bei 400.000 €?', 'Was sagt § 656c BGB bei?'],
  ['Wer zahlt den Makler?', 'Wer zahlt den Makler?'],
  ['1,2 Mio.', ''],
])('without its figures %s is "%s"', (message, rest) => {
  expect(withoutNumbers(message)).toBe(rest);
});

test('a message that is nothing but one long word is read to its end', () => {
  expect(parseNumbers(`${'kredit'.repeat(300)} 400.000 € ${'ein'.repeat(300)}`).facts).toEqual({
    debt: 400_000,
  });
});
