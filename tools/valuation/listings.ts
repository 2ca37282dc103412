import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { CsvError, parse } from 'csv-parse/sync';
import { formOf, UnreadableRow, type FormName, type Listing } from './listing-forms';

interface RefusedRow {
  /** 1 is the first row below the header */
  row: number;
  reason: string;
}

export interface ReadListings {
  form: FormName;
  listings: Listing[];
  unreadable: RefusedRow[];
}

/** Two bytes that every file of gzip begins with. */
const GZIP = Buffer.from([0x1f, 0x8b]);

const cellsOf = (text: string): string[][] =>
  parse(text, {
    bom: true,
    trim: true,
    skip_empty_lines: true,
    relax_quotes: true,
    relax_column_count: true,
  });

/** The cells of a line by itself; nothing when its quotes do not match. */
function cellsOfLine(line: string): (string[] | undefined)[] {
  try {
    return cellsOf(line);
  } catch (error) {
    if (error instanceof CsvError) return [undefined];
    throw error;
  }
}

/**
 * The cells of each row. One quote too many would swallow all rows after it, so that such a text is
 * read line by line and costs the rows with broken quotes only.
 */
function rowsOf(text: string): (string[] | undefined)[] {
  try {
    return cellsOf(text);
  } catch (error) {
    if (error instanceof CsvError) return text.split(/\r?\n/).flatMap(cellsOfLine);
    throw error;
  }
}

/**
 * Reads the text of a CSV in one of the three forms of the data page; its header tells which.
 * Columns stand in any order, further ones are ignored. Rows that make no sense are counted.
 * @throws Error when the header fits no form, naming the columns that it lacks
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

/**
 * Reads a file of listings, packed with gzip or not, see {@link parseListings}, with its unpacked bytes.
 * @throws Error, with the name of the file, when it cannot be read or fits no form
 */
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
