/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parseYaml } from '@/lib/read-content';
import { say, sentencesSchema } from './sentences';

const TEXT = readFileSync('content/adviser/sentences.yaml', 'utf8');
const read = (text: string) => parseYaml('sentences.yaml', text, sentencesSchema);

test('a sentence is said with the one that it names, and with what was calculated', () => {
  expect(say('greeting')).toContain(say('purpose'));
  expect(say('callback')).toContain(say('agree'));
  expect(say('calculationRead', { figures: 'Preis 400.000 €' })).toBe('Gelesen: Preis 400.000 €.');
});

test('what is filled in is not read as a sentence itself', () => {
  expect(say('calculationNeeds', { needed: '{purpose} $&' })).toContain('{purpose} $&');
});

test('a word in braces that nothing stands for is named with its line', () => {
  const line = TEXT.split('\n').findIndex((text) => text.startsWith('greeting:')) + 1;
  const wrong = TEXT.replace('greeting: |\n', 'greeting: |\n  {price} ');
  expect(wrong).not.toBe(TEXT);
  expect(() => read(wrong)).toThrow(
    `sentences.yaml:${line}: greeting: nothing can be filled in for {price}`,
  );
});

test('a sentence that is missing is named', () => {
  expect(() => read(TEXT.replace('goodbye:', 'bye:'))).toThrow(/goodbye: .*expected string/);
});

test('where nothing is filled in no gap is left', () => {
  expect(say('whereItStands', { where: 'im Ratgeber', law: '' })).not.toMatch(/ {2}| $/);
});
