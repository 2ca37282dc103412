import { statesHalfRuleWrongly } from './half-rule';

const RULE = 'Bei der Provision zahlt der Käufer höchstens die Hälfte.';

test.each([
  ['land', RULE, true],
  ['apartment-building', 'Den Makler zahlen beide je zur Hälfte.', true],
  ['business', 'Der Käufer trägt maximal 50 % der Courtage.', true],
  ['home', RULE, false],
  [undefined, RULE, false],
  ['land', 'Dass der Käufer höchstens die Hälfte der Provision zahlt, gilt hier nicht.', false],
  ['land', 'Bei Grundstücken ist die Provision frei verhandelbar.', false],
  ['land', 'Die Hälfte der Fläche ist Garten.', false],
] as const)('for %s: %s', (scope, text, isWrong) => {
  expect(statesHalfRuleWrongly(text, scope)).toBe(isWrong);
});
