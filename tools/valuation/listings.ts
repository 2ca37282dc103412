import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { CsvError, parse } from 'csv-parse/sync';
import { formOf, UnreadableRow, type FormName, type Listing } from './listing-forms';

interface RefusedRow {
  row: number;
  reason: string;
}

export interface ReadListings {
  form: FormName;
  listings: Listing[];
  unreadable: RefusedRow[];
}

const GZIP = Buffer.from([0x1f, 0x8b]);

const cellsOf = (text: string): string[][] =>
  parse(text, {
    bom: true,
    trim: true,
    skip_empty_lines: true,
    relax_quotes: true,
    relax_column_count: true,
  });

function cellsOfLine(line: string): (string[] | undefined)[] {
  try {
    return cellsOf(line);
  } catch (error) {
    if (error instanceof CsvError) return [undefined];
    throw error;
  }
}

/** One quote too many would swallow all rows after it: such a text is read line by line. */
function rowsOf(text: string): (string[] | undefined)[] {
  try {
    return cellsOf(text);
  } catch (error) {
    if (error instanceof CsvError) return text.split(/\r?\n/).flatMap(cellsOfLine);
    throw error;
  }
}

/**
 * Columns may have any order; unknown ones are ignored.
 * @throws Error naming the columns that the header lacks
 */
export function parseListings(text: string): ReadListings {
  const [header = [], ...rows] = rowsOf(text);
  const form = formOf(header);
  const found: ReadListings = { form: form.name, listings: [], unreadable: [] };
  for (const [index, cells] of rows.entries()) {
    try {
      if (!cells) throw new UnreadableRow('broken quotes');
      if (cells.length !== header.length) throw new UnreadableRow('wrong number of columns');
      found.listings.push(form.read((column) => cells[header.indexOf(column)] ?? ''));
    } catch (error) {
      if (!(error instanceof UnreadableRow)) throw error;
      found.unreadable.push({ row: index + 1, reason: error.message });
    }
  }
  return found;
}

/** @throws Error, with the name of the file, if it is unreadable or fits no form */
export function readListings(file: string): ReadListings & { contents: Buffer } {
  try {
    const bytes = readFileSync(file);
    const isPacked = bytes.subarray(0, 2).equals(GZIP);
    const contents = isPacked ? gunzipSync(bytes) : bytes;
    return { ...parseListings(contents.toString()), contents };
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}
