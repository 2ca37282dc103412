import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { postcodesByCode } from '../../lib/platform/places/postcodes';
import { homeOfListing } from '../valuation/fit/sample';
import type { FormName, Listing } from '../valuation/listing-forms';
import { readListings } from '../valuation/listings';
import { postcodesOfPast } from '../valuation/past-features';
import { deliveryFile, NOTE, readDelivery, type DataDelivery } from '../valuation/deliveries';

interface ReadFile extends NonNullable<DataDelivery['files'][FormName]> {
  form: FormName;
  contents: Buffer;
  report: string[];
}

export interface Imported extends ReadFile {
  file: string;
  reportFile: string;
  isNew: boolean;
}

/** The reason why the fit ignores a home (tools/valuation/fit, value-listing.ts). */
function whyUnused(listing: Listing): string | undefined {
  if (listing.source !== '2024')
    return postcodesOfPast(listing, (key) => [key]).length > 0 ? undefined : 'place unknown';
  if (!postcodesByCode.has(listing.postalCode ?? '')) return 'postcode unknown';
  const isKnown = homeOfListing(listing, { house: [], flat: [] });
  return isKnown ? undefined : 'type or rooms unknown';
}

function countBy(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

/** @throws Error if it is unreadable, fits no form or has no usable row */
function readFile(path: string): ReadFile {
  const { form, listings, unreadable, contents } = readListings(path);
  const rows = listings.length + unreadable.length;
  const broken = new Set(unreadable.map(({ row }) => row));
  const readable = Array.from({ length: rows }, (_, i) => i + 1).filter((row) => !broken.has(row));
  const unused = listings.flatMap((listing, index) => {
    const reason = whyUnused(listing);
    const { postalCode, state, district, place, type } = listing;
    const written = [postalCode, state, district, place, type].filter(Boolean).join(', ');
    return reason ? { row: readable[index]!, reason, written } : [];
  });
  if (unused.length === listings.length) throw new Error(`${path}: no row of it can be used.`);
  const refused = [...unreadable.map((each) => ({ ...each, written: '' })), ...unused];
  return {
    form,
    contents,
    rows,
    used: listings.length - unused.length,
    sha256: createHash('sha256').update(contents).digest('hex'),
    refused: countBy(refused.map(({ reason }) => reason)),
    report: refused
      .toSorted((a, b) => a.row - b.row)
      .map(({ row, reason, written }) => `row ${row}: ${reason}${written && ` (${written})`}`),
  };
}

function write(path: string, contents: string | Buffer): void {
  writeFileSync(`${path}.unfinished`, contents);
  renameSync(`${path}.unfinished`, path);
}

export interface Order {
  /** 'YYYY-MM' */
  date: string;
  paths: readonly string[];
  store: string;
  replace: boolean;
}

/** Stores nothing if a file is invalid, and keeps existing ones. @throws Error */
export function importPrices({ date, paths, store, replace }: Order): Imported[] {
  const read = paths.map(readFile);
  const forms = countBy(read.map(({ form }) => form));
  const twice = Object.keys(forms).find((form) => forms[form]! > 1);
  if (twice) throw new Error(`Several of the files are ${twice}; a delivery has one of them.`);
  const folder = join(store, date);
  const { files: before } = readDelivery(store, date);
  const files = read.map((each): Imported => {
    const { form, sha256 } = each;
    const file = deliveryFile(folder, form);
    const isSame = before[form]?.sha256 === sha256;
    if (before[form] && !isSame && !replace)
      throw new Error(`${file} holds something else; with --replace it is replaced.`);
    const isNew = !isSame || !existsSync(file);
    return { ...each, file, reportFile: join(folder, `${form}.refused.txt`), isNew };
  });
  const fresh = files.filter(({ isNew }) => isNew);
  if (fresh.length === 0) return files;
  mkdirSync(folder, { recursive: true });
  for (const { file, contents, report, reportFile } of fresh) {
    write(file, gzipSync(contents));
    write(reportFile, report.map((line) => `${line}\n`).join(''));
  }
  const delivery: DataDelivery = { date, files: { ...before } };
  for (const { form, sha256, rows, used, refused } of fresh)
    delivery.files[form] = { sha256, rows, used, refused };
  write(join(folder, NOTE), `${JSON.stringify(delivery, null, 2)}\n`);
  return files;
}
