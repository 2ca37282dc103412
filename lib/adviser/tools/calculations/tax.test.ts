import { lastLine, nameOf, NOW, textOf } from './testing.fixture';

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
});

test.each([
  [
    '2019 gekauft für 200.000, jetzt 300.000, vermietet, wie viel steuern',
    'ist **steuerpflichtig**',
    'bei 30 %: 100.000 € × 30 % = 30.000 €; bei 42 %: 100.000 € × 42 % = 42.000 €',
  ],
  ['spekulationssteuer 80.000 gewinn 35%', '**steuerpflichtig**', '80.000 € × 35 % = 28.000 €'],
  ['haus 2012 gekauft, jetzt verkaufen, steuern?', 'bleibt **steuerfrei**', 'rund 14 Jahre'],
  ['Wir haben 2015 gekauft, muss ich Steuern zahlen?', 'bleibt **steuerfrei**', '§ 23 Abs. 1'],
  ['muss ich nach 12 jahren noch steuern zahlen beim verkauf', '**steuerfrei**', 'nach 12 Jahren'],
  ['2016 gekauft, immer vermietet, spekulationssteuer?', '**entscheidet der Tag**', 'zehn Jahre'],
  [
    'gekauft am 14.12.2017, verkauf am 15.12.2027, vermietet, steuerpflichtig?',
    'bleibt **steuerfrei**',
    'Zwischen Kauf (14. Dezember 2017) und Verkauf (15. Dezember 2027)',
  ],
  [
    'gekauft am 14.12.2017, verkauf am 14.12.2027, vermietet, steuerpflichtig?',
    'ist **steuerpflichtig**',
    'ab 15. Dezember 2027',
  ],
  [
    'wohnung 2021 gekauft und wohne selbst drin, spekulationssteuer?',
    'bleibt **steuerfrei**, wenn',
    'im Jahr des Verkaufs und in den beiden Jahren davor',
  ],
  [
    'am 14.12.2017 für 264.000 gekauft, Verkauf für 330.000, vermietet, Abschreibung 35.640 €, 38 % Steuersatz: wie viel Steuer?',
    'bei 38 % Steuersatz **38.623 €**',
    '330.000 € − 264.000 € + 35.640 € Abschreibung = 101.640 €',
  ],
  [
    'gekauft 2020 für 300.000, verkauft für 280.000, vermietet, wie viel steuer?',
    '**kein Gewinn**',
    '= −20.000 €',
  ],
  ['Wie viel Steuer auf 900 € Gewinn bei 2020 gekauft?', '**keine Steuer**', 'Unter 1.000 €'],
  ['2027 gekauft, 2026 verkauft, steuer?', 'Das Verkaufsjahr liegt vor dem Kaufjahr', ''],
])('the tax on a gain: %s', (message, opening, line) => {
  expect(nameOf(message)).toBe('capitalGains');
  const text = textOf(message);
  expect(text.split('\n')[0]).toContain(opening);
  expect(text).toContain(line);
});

test('inside of the ten years the first answer says both, and never "mostly not"', () => {
  const text = textOf('Muss ich Steuern zahlen, wenn ich nach 6 Jahren verkaufe?');
  expect(text).toMatch(/^Vermietet wäre Ihr Gewinn \*\*steuerpflichtig\*\*, bei Eigennutzung/);
  expect(text).toContain('10 − 6 = 4 Jahre');
  expect(text).not.toMatch(/meist/);
  expect(lastLine(text)).toMatch(/selbst dort gewohnt, oder war die Immobilie vermietet/);
});

test('where the day decides, it is asked for', () => {
  const said = ['2016 gekauft, immer vermietet, spekulationssteuer?'];
  expect(lastLine(textOf(...said))).toBe('An welchem Tag wurde Ihr Kaufvertrag beurkundet?');
  expect(textOf(...said, 'am 14. März')).not.toContain('**steuerfrei**');
  expect(textOf(...said, '14.3.2016')).toContain('bleibt **steuerfrei**');
  expect(textOf(...said, '15. Dezember 2016')).toMatch(/ist \*\*steuerpflichtig\*\*/);
  expect(lastLine(textOf(...said, 'weiß nicht'))).toMatch(/Zu welchem Preis/);
});

test('entries are asked for one by one, and what is not known is left out', () => {
  const said = ['gekauft 2020, vermietet, 42 %, wie viel steuer?'];
  expect(lastLine(textOf(...said))).toBe('Zu welchem Preis soll verkauft werden?');
  said.push('330000');
  expect(lastLine(textOf(...said))).toMatch(/Was haben Sie beim Kauf bezahlt/);
  said.push('240000');
  expect(textOf(...said)).toContain('**37.800 €**');
  expect(lastLine(textOf(...said))).toMatch(/Abschreibung/);
  expect(lastLine(textOf(...said, 'weiß nicht'))).not.toMatch(/\?$/);
  expect(textOf(...said, '20.000')).toContain('+ 20.000 € Abschreibung = 110.000 €');
  expect(textOf(...said, 'nein')).toContain('330.000 € − 240.000 € = 90.000 €');
  expect(textOf(...said, 'weiß nicht', 'und bei 350.000?')).toContain('= 110.000 €');
  expect(textOf(...said, 'und wenn ich selbst drin gewohnt habe?')).toContain('**steuerfrei**');
  expect(textOf(...said, 'und bei 30 %?')).toContain('90.000 € × 30 % = 27.000 €');
});

test.each([
  ['erbe von meiner tante 250.000 wieviel erbschaftsteuer', '**46.000 €**', '230.000 € × 20 %'],
  ['erbschaftsteuer 560.000 kind', '**17.600 €**', '160.000 € × 11 % = 17.600 €'],
  ['Erbschaftsteuer für eine Nichte bei 560.000', '**135.000 €**', '540.000 € × 25 %'],
  ['mein vater vererbt mir ein haus 300.000, erbschaftsteuer?', '**0 €**', 'nicht darüber'],
  ['erbschaftsteuer 476.000 kind', '**5.750 €**', '§ 19 Abs. 3 ErbStG'],
  ['erbe haus 350.000 von freundin wieviel steuer', '**99.000 €**', '330.000 € × 30 %'],
  ['wie viel erbschaftssteuer zahle ich für 500.000 von meiner oma', '**33.000 €**', 'Enkel'],
  ['Erbschaftsteuer bei 500.000', '**0 € bis 144.000 €**', 'je nach Verwandtschaft'],
])('Erbschaftsteuer: %s', (message, result, line) => {
  expect(nameOf(message)).toBe('inheritanceTax');
  expect(textOf(message)).toContain(result);
  expect(textOf(message)).toContain(line);
});

test('a let home counts at 90 percent, and a debt goes off before', () => {
  const said = ['erbschaftsteuer bei 500.000', 'von meiner oma'];
  expect(textOf(...said, 'und wenn es vermietet ist?')).toContain('500.000 € × 90 % = 450.000 €');
  // (500,000 − 100,000) × 0.9 − 200,000 = 160,000, at 11 %
  const let_ = textOf(...said, 'und wenn es vermietet ist?', 'Restschuld 100.000');
  expect(let_).toContain('**17.600 €**');
});
