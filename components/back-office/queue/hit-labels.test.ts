/** @jest-environment node */
import { hitLabel } from './hit-labels';

test.each([
  [{ total: 0, isCapped: false }, '0'],
  [{ total: 51, isCapped: false }, '51'],
  [{ total: 100, isCapped: true }, 'über 100'],
])('%j reads "%s"', (count, words) => {
  expect(hitLabel(count).replaceAll('\u00a0', ' ')).toBe(words);
});
