import { factsOf } from './facts';
import { goesOn, toolFor } from './intent';

const toolOf = (message: string) => toolFor(message, factsOf(message));

test.each([
  'Was ist mein Haus etwa wert?',
  'was ist denn meine alte Wohnung noch wert',
  'Wie viel ist unser Reihenhaus wert?',
  'was krieg ich für mein Häuschen',
  'Wie viel bekomme ich wohl für meine Eigentumswohnung?',
  'Schätzen Sie bitte mein Haus',
  'Einfamilienhaus, Postleitzahl 50667, 120 m², Baujahr 1975',
])('%s asks for an estimate', (message) => {
  expect(toolOf(message)).toBe('estimate');
});

test.each([
  'Was kostet mein Verkauf?',
  'Was kostet mich mein Verkauf?',
  'Rechnen Sie mir bitte die Kosten',
  'Was zahle ich dem Makler, wenn meine Wohnung 400.000 € bringt?',
  'Eigentumswohnung, Verkaufspreis 400.000 €: was bleibt mir übrig, und was kostet das?',
])('%s asks for the costs', (message) => {
  expect(toolOf(message)).toBe('costs');
});

test.each([
  'Was kostet ein Verkauf?',
  'Wie wird meine Immobilie bewertet?',
  'Wie lange dauert ein Verkauf?',
  'Was ist der Bodenrichtwert?',
  'Was kostet ein Makler?',
  'Ist ein vermietetes Haus weniger wert?',
  'Wir haben 2015 gekauft, muss ich Steuern zahlen?',
])('%s is a question for the guides', (message) => {
  expect(toolOf(message)).toBeUndefined();
});

test('an answer to what was asked for goes on with the calculation, a new question does not', () => {
  expect(goesOn('estimate', '120 qm', factsOf('120 qm'))).toBe(true);
  expect(goesOn('costs', '400.000 €', factsOf('400.000 €'))).toBe(true);
  expect(goesOn('estimate', 'Und was kostet der Notar?', {})).toBe(false);
  const question = 'Muss ich bei einem Haus den Ausweis zeigen?';
  expect(goesOn('estimate', question, factsOf(question))).toBe(false);
});
