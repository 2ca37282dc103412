import { effectsOf } from './consent-rules';

test.each([
  ['privacy', true, true],
  ['inquiry', true, true],
  ['callback', true, true],
  ['contact', false, true],
  ['marketing', false, false],
  ['partner', false, false],
] as const)(
  'withdrawing %s ends the submission: %s, and forbids calls: %s',
  (purpose, cancels, forbidsCalls) => {
    expect(effectsOf(purpose)).toEqual({ cancels, forbidsCalls });
  },
);
