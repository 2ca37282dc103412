import { lastLine, nameOf, NOW, textOf } from './testing.fixture';

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
});

test.each([
  ['restschuld 120000 zins 3,8% noch 6 jahre jetzt 2%', '**12.960 €**'],
  ['Restschuld 90.000, Vertragszins 3,8 %, heute 2,5 %, noch 3 Jahre', '**3.510 €**'],
  ['kredit 200000 zins 4% noch 18 monate aktueller zins 3%', '**3.000 €**'],
  [
    'Vorfälligkeitsentschädigung: 80.000 € Restschuld, Zins 1,5 %, noch 5 Jahre, jetzt 2,5 %',
    '**0 €**',
  ],
  ['Vorfälligkeitsentschädigung bei 150.000 restschuld, 4 % zins, noch 5 jahre', '**7.500 €**'],
  ['VFE 80000 restschuld', '**Restschuld × Zinsunterschied × Restlaufzeit**'],
  [
    'Darlehen von 2013, fällt Vorfälligkeitsentschädigung an?',
    '**ohne Vorfälligkeitsentschädigung**',
  ],
  ['Restschuld 100.000, zins 3 %, zinsbindung bis 2030, jetzt 2 %', '**4.000 €**'],
])('Vorfälligkeitsentschädigung: %s', (message, result) => {
  expect(nameOf(message)).toBe('prepayment');
  expect(textOf(message)).toContain(result);
  expect(textOf(message)).toMatch(/§ 489 Abs\. 1/);
});

test('ten years after it was paid out nothing is owed, and the six months of notice are said', () => {
  const text = textOf('restschuld 120000 zins 3,8% noch 6 jahre jetzt 2%', '2014');
  expect(text).toMatch(
    /^Sie können das Darlehen \*\*ohne Vorfälligkeitsentschädigung\*\* kündigen/,
  );
  expect(text).toContain('120.000 € × (3,8 % − 2 %) × 0,5 Jahre = 1.080 €');
  const later = textOf('restschuld 120000 zins 3,8% noch 9 jahre jetzt 2%', 'im März 2020');
  // March 2030 and six months: 46 months from November 2026 on
  expect(later).toContain('ab März 2030');
  expect(later).toContain('**8.280 €**');
});

test('the entries of a loan are asked for one by one', () => {
  const said = ['Vorfälligkeitsentschädigung bei Restschuld 95000'];
  expect(lastLine(textOf(...said))).toMatch(/Zinssatz in Ihrem Vertrag/);
  said.push('3,9');
  expect(lastLine(textOf(...said))).toMatch(/Zinsbindung noch/);
  said.push('noch 4 Jahre');
  expect(textOf(...said)).toContain('**3.800 €**');
  expect(lastLine(textOf(...said, 'keine Ahnung'))).toMatch(/vollständig ausgezahlt/);
  said.push('2,5');
  expect(textOf(...said)).toContain('95.000 € × (3,9 % − 2,5 %) × 4 Jahre = 5.320 €');
  expect(textOf(...said, 'weiß ich nicht', 'und bei 80.000?')).toContain('**4.480 €**');
});

test.each([
  ['was bleibt mir bei 400.000 verkauf und 150.000 restschuld', '**235.720 € bis 238.100 €**'],
  ['verkaufe für 350000, noch 90000 kredit, was bleibt übrig', '**247.505 € bis 249.587 €**'],
  ['Haus für 420.000 verkaufen, Restschuld 100.000, ohne Makler, was bleibt?', '**320.000 €**'],
  ['Verkauf für 480.000, Restschuld 130.000, Makler 3,57 %, was bleibt uns?', '**332.864 €**'],
  ['was bleibt von 300.000', '**289.290 € bis 291.075 €**'],
  ['was bleibt von 100.000 bei 150.000 restschuld', '**nichts**: Es fehlen 52.975 € bis 53.570 €'],
  ['Mehrfamilienhaus 1 Mio, Restschuld 400.000, was bleibt übrig?', '**528.600 € bis 600.000 €**'],
])('what is left: %s', (message, result) => {
  expect(nameOf(message)).toBe('proceeds');
  expect(textOf(message)).toContain(result);
});

test('what is left goes on with the loan, the agent and the price', () => {
  const said = ['was bleibt von 400000'];
  expect(lastLine(textOf(...said))).toMatch(/Restschuld/);
  expect(textOf(...said, 'kein Kredit')).toContain('**385.720 € bis 388.100 €**');
  said.push('120000');
  expect(textOf(...said, 'und ohne makler?')).toContain('**280.000 €**');
  expect(textOf(...said, 'und bei 3,57 % provision?')).toContain('**265.720 €**');
  expect(textOf(...said, 'und bei 450.000?', 'ohne makler')).toContain('**330.000 €**');
});

test.each([
  ['miete 900 kalt oder verkaufen für 300000', '**3,6 %**', '300.000 € ÷ 10.800 € = 27,8'],
  ['lohnt sich vermieten für 1200 kalt oder verkauf für 350.000', '**4,11 %**', '14.400 €'],
  ['rendite bei 850 euro miete und 250.000 kaufpreis', '**4,08 %**', '10.200 € ÷ 250.000 €'],
  ['1.000 € Kaltmiete oder 320.000 € Verkaufspreis?', '**3,75 %**', '12.000 €'],
  ['Jahresmiete 14.400 €, Kaufpreis 400.000, wie hoch ist die Rendite?', '**3,6 %**', '27,8'],
  ['vermieten für 700 im monat oder lieber verkaufen', '**8.400 €**', '700 € × 12 = 8.400 €'],
])('rent against sale: %s', (message, result, line) => {
  expect(nameOf(message)).toBe('rent');
  const text = textOf(message);
  expect(text).toContain(result);
  expect(text).toContain(line);
  expect(text).toContain('Eine Empfehlung ist diese Rechnung nicht.');
});
