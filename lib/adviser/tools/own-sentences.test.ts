import { textSchema } from '../answers/answer';
import { OWN_SENTENCES } from './own-sentences';
import { say } from './say';

test.each(Object.entries(OWN_SENTENCES))('%s is set as an editor would', (_, text) => {
  // What is filled in stands in braces, which a text of the content files may not hold.
  expect(() => textSchema.parse(text.replace(/\{[^}]*\}/g, 'x'))).not.toThrow();
  expect(text).not.toMatch(/ {2}|\b(?:z\. ?B|ca|bzw|usw|d\. ?h|inkl|zzgl)\./);
  expect(text).not.toMatch(/\s$|"| - |(?<=\p{L})'(?=\p{L})/u);
});

test('where nothing is filled in no gap is left', () => {
  expect(say('saleSumRule', { open: '' })).not.toMatch(/ {2}/);
});
