/** Without a byte order mark spreadsheet programs guess the encoding. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** The comma is the decimal separator. */
const SEPARATOR = ';';

const CONTROL = /[^\P{Cc}\t\n]/gu;

/** Taken for a formula, also behind spaces, quotes and invisible characters. */
const FORMULA = /^[\s\p{Cf}"'`´‘’“”„]*[=+\-@＝＋－＠−\t\n]/u;

/** Would lose its leading zero or last digits as a number. */
const DIGITS = /^0\d+$|^\d{12,}$/;

export type Cell = string | number | null | undefined;

const asText = (text: string) => (FORMULA.test(text) || DIGITS.test(text) ? `'${text}` : text);

function written(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const text = asText(cell.replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n').replace(CONTROL, ''));
  return /[";\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** For German spreadsheet programs. Texts cannot become formulas (CWE-1236). */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(written).join(SEPARATOR)}\r\n`;
}
