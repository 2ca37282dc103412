import { withoutCitations } from './citations';

describe('withoutCitations', () => {
  test.each<[string, string, number[]]>([
    ['Die Käuferseite zahlt die Hälfte [1].', 'Die Käuferseite zahlt die Hälfte.', [1]],
    ['So ist es. [2]', 'So ist es.', [2]],
    ['So ist es [1][2].', 'So ist es.', [1, 2]],
    ['So ist es [1, 2].', 'So ist es.', [1, 2]],
    ['So ist es [1; 3].', 'So ist es.', [1, 3]],
    ['So ist es [1 und 3].', 'So ist es.', [1, 3]],
    ['So ist es [1-3].', 'So ist es.', [1, 2, 3]],
    ['So ist es [1–3, 5].', 'So ist es.', [1, 2, 3, 5]],
    ['So ist es [^1].', 'So ist es.', [1]],
    ['So ist es [Textstelle 4].', 'So ist es.', [4]],
    ['So ist es 【1†Makler】.', 'So ist es.', [1]],
    ['So ist es [99].', 'So ist es.', [99]],
    ['[1] Zuerst', ' Zuerst', [1]],
    ['Ohne Beleg', 'Ohne Beleg', []],
    ['[sic] und [a1]', '[sic] und [a1]', []],
    ['[3-1]', '', []],
  ])('%s', (text, rest, numbers) => {
    expect(withoutCitations(text)).toEqual({ text: rest, numbers });
  });

  test('a range without end is cut short', () => {
    expect(withoutCitations('[1-999999999]').numbers).toHaveLength(20);
  });
});
