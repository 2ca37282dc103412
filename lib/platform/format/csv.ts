/** Byte order mark: without it spreadsheet programs guess the encoding. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** What separates cells where the comma separates decimals. */
const SEPARATOR = ';';

/** Control characters but the tab and the line break, which belong to a text. */
const CONTROL = /[^\P{Cc}\t\n]/gu;

/**
 * What a spreadsheet program takes for a formula, or may after it has left out what stands before it:
 * spaces, quotes and characters without a shape.
 */
const FORMULA = /^[\s\p{Cf}"'`´‘’“”„]*[=+\-@＝＋－＠−\t\n]/u;

/** Digits that would be read as a number and lose their first zero or their last places. */
const DIGITS = /^0\d+$|^\d{12,}$/;

/** What may stand in a cell; `null` and `undefined` leave it empty. */
export type Cell = string | number | null | undefined;

/** A text that spreadsheet programs leave a text: an apostrophe stands before it and stays visible. */
const asText = (text: string) => (FORMULA.test(text) || DIGITS.test(text) ? `'${text}` : text);

function written(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const text = asText(cell.replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n').replace(CONTROL, ''));
  return /[";\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A line of a CSV file as German spreadsheet programs read it: semicolons, quotes where they are
 * needed (RFC 4180), a line break of two characters. Texts cannot become formulas (CWE-1236); numbers
 * are ours and stay numbers, with a decimal comma.
 */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(written).join(SEPARATOR)}\r\n`;
}
