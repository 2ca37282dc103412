import { readSeedFiles } from '@/lib/guides/seed-files';
import { ANSWERS } from '../answers/answers';
import { sectionsOf } from '../knowledge/sections';
import { BY_NUMBERS } from './calculations/all';
import { lastLine, nameOf, NOW, talk, textOf } from './calculations/testing.fixture';
import { modelTools } from './model-tools';
import { calculate } from './run';

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
});

test.each([
  'Was ist mein Haus etwa wert?',
  'was ist denn meine alte Wohnung noch wert',
  'Wie viel ist unser Reihenhaus wert?',
  'was krieg ich für mein Häuschen',
  'Wie viel bekomme ich wohl für meine Eigentumswohnung?',
  'Schätzen Sie bitte mein Haus',
  'Einfamilienhaus, Postleitzahl 50667, 120 m², Baujahr 1975',
  'wohnung 80 qm leipzig',
])('%s asks for an estimate', (message) => {
  expect(nameOf(message)).toBe('estimate');
});

test.each([
  'Was kostet mein Verkauf?',
  'Was kostet mich mein Verkauf?',
  'Rechnen Sie mir bitte die Kosten',
  'Eigentumswohnung, Verkaufspreis 400.000 €: was bleibt mir übrig, und was kostet das?',
])('%s asks for the costs', (message) => {
  expect(nameOf(message)).toBe('costs');
});

test.each([
  'Was kostet ein Verkauf?',
  'Wie wird meine Immobilie bewertet?',
  'Wie lange dauert ein Verkauf?',
  'Was ist der Bodenrichtwert?',
  'Was kostet ein Makler?',
  'Ist ein vermietetes Haus weniger wert?',
  'Wie hoch ist die Grunderwerbsteuer?',
  'Wer zahlt den Makler?',
  'Wer zahlt in Bayern die Grunderwerbsteuer?',
  'Wie hoch ist die Spekulationssteuer?',
  'Fällt nach 10 Jahren noch Spekulationssteuer an?',
  'Mein Haus von 1970, brauche ich einen Energieausweis?',
  'Meine Wohnung in Leipzig hat 80 qm, brauche ich einen Energieausweis?',
  'Makler will 3,57 %, ist das üblich?',
  'Makler will 3,57 % von 400.000, ist das üblich?',
  'Ein Makler bietet mir 380.000 € für mein Haus, soll ich annehmen?',
  'Im Grundbuch steht noch eine Grundschuld über 200.000 €, muss die gelöscht werden?',
  'Mein Kredit läuft noch 5 Jahre, kann ich trotzdem verkaufen?',
  'Die Restschuld beträgt 120.000 €, erfährt der Käufer davon?',
  'Die Bank will 12.000 Euro Entschädigung, stimmt das?',
  'Ich habe einen Mieter, 900 € Miete, kann ich verkaufen?',
  'Freibetrag 400.000 gilt für jedes Kind?',
  'Ich habe 2019 geerbt, muss ich Erbschaftsteuer nachzahlen?',
  'Für 409.000 oder für 459.000 anfangen, was kommt am Ende heraus?',
  'Der Käufer hat 450.000 finanziert, ist die Bank sicher?',
  '2015 haben wir das Dach neu gemacht für 40.000, bekomme ich das wieder?',
  'Mein Bruder will 100.000 für seinen Anteil, ist das fair?',
  'Was kostet ein Gutachten für ein Haus im Wert von 400.000?',
  'Notar hat mir 3.000 Euro berechnet, ist das richtig?',
  'preisnachlass 10000 euro auswirkung provision',
  'maklerprovision münchen 70 qm wohnung',
  'Darf ich drei Häuser in fünf Jahren verkaufen?',
  'Was ist mein Haus in fünf Jahren wert?',
  'Wie viel ist mein Haus bei 30.000 Euro Jahresmiete wert?',
  'Preis von 500.000 auf 480.000 senken?',
])('%s is a question for the guides', (message) => {
  expect(nameOf(message)).toBeUndefined();
});

test('of all the questions that passages are written for, hardly any is calculated', () => {
  const questions = ANSWERS.flatMap((answer) => answer.questions);
  const calculated = questions.filter((question) => nameOf(question) !== undefined);
  expect(calculated.length / questions.length).toBeLessThan(0.01);
});

test.each([
  [['grunderwerbsteuer bei 420.000', 'in bayern', 'und in nrw?'], '**27.300 €**'],
  [['notar kosten 300k', 'und die grunderwerbsteuer?', 'in bayern'], '**10.500 €**'],
  [
    ['wie viel provision bei 400.000?', 'und bei 3 %?', 'Wohnung', 'und der notar?'],
    '**3.979,95 €**',
  ],
  [['Maklerprovision 3,57% von 380.000', 'und bei 550000?'], '**19.635 €**'],
  [['Maklerprovision bei 380.000', 'und ohne makler?'], '**keine Provision**'],
  [
    ['was kostet mich der Verkauf bei 450000', 'Wohnung', 'und bei 550000?'],
    '**16.363 € bis 19.635 €**',
  ],
  [['erbschaftsteuer bei 800.000', 'von meiner Tante', 'und als kind?'], '**60.000 €**'],
  [['Haus 2020 gekauft, vermietet', 'Wie viel Steuer muss ich zahlen?'], '**steuerpflichtig**'],
  [['Kann ich ohne Makler verkaufen?', 'Maklerprovision bei 400.000'], '**23.800 € bis 28.560 €**'],
  [
    ['Ist ein vermietetes Haus weniger wert?', 'gekauft 2020, steuer?'],
    'bei Eigennutzung steuerfrei',
  ],
  [['gekauft 2020, steuer?', 'ja'], 'bleibt **steuerfrei**, wenn'],
  [['gekauft 2020, steuer?', 'nein'], 'ist **steuerpflichtig**'],
  [['wohnung 80 qm leipzig', '04109'], '04109 Leipzig), mit der Lage gerechnet'],
  [['Was ist mein Haus wert?', '120', '1975', '50667'], '**317.100 €**'],
  [['miete 900 oder verkaufen für 300000', 'und bei 1.000 miete?'], '**4 %**'],
])('a conversation: %j', (messages, result) => {
  expect(textOf(...messages)).toContain(result);
});

test.each([
  [['grunderwerbsteuer nrw 420 tausend', 'Wer zahlt die eigentlich?']],
  [['Maklerprovision bei 380.000', 'Ist das verhandelbar?']],
  [['Maklerprovision bei 380.000', 'Kann ich auch ohne Makler verkaufen?']],
  [['was bleibt von 400000', 'Wann bekomme ich das Geld?']],
  [['Was ist mein Haus wert?', 'Und was kostet der Notar?']],
  [['Was ist mein Haus wert?', 'Muss ich bei einem Haus den Ausweis zeigen?']],
  [['erbschaftsteuer bei 800.000', 'Wie lange dauert ein Erbschein?']],
])('another question ends a calculation: %j', (messages) => {
  expect(talk(...messages)).toBeUndefined();
});

test('what was said of another matter is not asked for again', () => {
  const text = textOf('Mein Haus in Köln ist vermietet', 'grunderwerbsteuer bei 400.000');
  expect(text).toContain('In Nordrhein-Westfalen');
  expect(lastLine(text)).not.toMatch(/\?$/);
});

test('the form that the page showed goes on with its calculation', () => {
  const answer = (message: string) => calculate(message, { said: {}, tool: 'costs' })?.answer;
  expect(answer('Eigentumswohnung, Verkaufspreis 400.000 €')?.text).toContain('11.900\u00a0€');
  expect(answer('400000')?.tool?.known).toEqual({ price: '400000' });
  expect(answer('Wie lange dauert das?')).toBeUndefined();
});

test('each source is a heading of a guide or a page', async () => {
  const headings = new Set((await readSeedFiles()).flatMap(sectionsOf).map(({ id }) => id));
  const asked = [
    'Maklerprovision 3,57% von 380.000',
    'provision 3,57 % von 380.000 mehrfamilienhaus',
    'notar kosten 300k',
    'Grundschuld 150.000 löschen, wie teuer?',
    'grunderwerbsteuer bei 300.000',
    'gekauft 2020, vermietet, wie viel steuer?',
    'gekauft 2010, wie viel steuer?',
    'gekauft 2020, selbst bewohnt, wie viel steuer?',
    'VFE 80000 restschuld',
    'was bleibt von 300.000',
    'miete 900 kalt oder verkaufen für 300000',
    'erbschaftsteuer bei 500.000',
    'was kostet der verkauf meiner wohnung für 400.000',
    'was kostet der verkauf für 400.000',
    'wohnung 80 qm leipzig',
    'was spare ich ohne makler bei 300.000',
    'verkauf 300.000 ohne makler, welche kosten als verkäufer?',
    'kosten verkauf 300.000: makler 3,57 %, energieausweis 90',
    'kaufnebenkosten 300.000 nrw',
    'grundschuld 200.000 eintragen kosten',
    'erbschein kosten bei 250.000',
    'kredit am 30.9.2018 ausgezahlt, wann kann ich kündigen',
    '2020 gekauft, 2023 ausgezogen, vermietet, gewinn 40.000, steuer?',
  ];
  const cited = asked.flatMap((message) => talk(message)?.answer.sources ?? []);
  expect(cited.length).toBeGreaterThan(asked.length);
  expect(cited.filter((id) => !id.startsWith('/') && !headings.has(id))).toEqual([]);
});

test('each calculation is a tool of a model, with the same figures', async () => {
  const tools = modelTools();
  expect(Object.keys(tools)).toHaveLength(BY_NUMBERS.length);
  const run = (name: string, input: object) =>
    tools[name]?.execute?.(input, { toolCallId: '1', messages: [] }) as unknown;
  expect(run('maklerprovision', { price: 380_000, commission: 3.57 })).toContain('13.566');
  expect(run('spekulationssteuer', { bought: 2012 })).toContain('**steuerfrei**');
  expect(run('grunderwerbsteuer', {})).toContain('fehlen noch Angaben');
});
