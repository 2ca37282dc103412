/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { parseYaml } from '@/lib/read-content';
import { CALCULATION_SENTENCES } from './calculation-sentences';
import { say, sentencesSchema } from './sentences';

const TEXT = readFileSync('content/adviser/sentences.yaml', 'utf8');
const read = (text: string) => parseYaml('sentences.yaml', text, sentencesSchema);

test('a sentence is said with the one that it names, and with what was calculated', () => {
  expect(say('greeting')).toContain(say('purpose'));
  expect(say('callback')).toContain(say('agree'));
  expect(say('regionalAssumed', { factors: 'Zimmer und Zustand' })).toMatch(
    /: Zimmer und Zustand\.$/,
  );
});

test('what is filled in is not read as a sentence itself', () => {
  expect(say('needed', { what: '{purpose} $&' })).toContain('{purpose} $&');
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

const CALCULATIONS = parse(readFileSync('content/adviser/calculations.yaml', 'utf8')) as Record<
  string,
  string
>;

test('every sentence of a calculation stands in its file, and no other', () => {
  expect(Object.keys(CALCULATIONS).sort()).toEqual(Object.keys(CALCULATION_SENTENCES).sort());
  const others = Object.keys(parse(TEXT) as Record<string, string>);
  expect(others.filter((name) => name in CALCULATIONS)).toEqual([]);
});

test.each(Object.entries(CALCULATIONS))('%s is set as an editor would', (_, text) => {
  expect(text.trim()).not.toMatch(/ {2}|\b(?:z\. ?B|ca|bzw|usw|d\. ?h|inkl|zzgl)\./);
  expect(text.trim()).not.toMatch(/\s$|"| - |(?<=\p{L})'(?=\p{L})/u);
});

test('where nothing is filled in no gap is left', () => {
  expect(say('saleSumRule', { open: '' })).not.toMatch(/ {2}/);
});
