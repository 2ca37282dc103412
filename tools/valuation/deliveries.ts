import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { FORM_NAMES, FORMS, type FormName } from './listing-forms';

/** The rows have no open licence and stay out of the repository. */
export const STORE = 'data/prices';

/** Written last: a folder without it is no delivery. */
export const NOTE = 'delivery.json';

const delivery = z.strictObject({
  date: z.string(),
  files: z.partialRecord(
    z.enum(FORM_NAMES),
    z.strictObject({
      sha256: z.string(),
      rows: z.int(),
      used: z.int(),
      refused: z.record(z.string(), z.int()),
    }),
  ),
});

export type DataDelivery = z.infer<typeof delivery>;

export const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

export const deliveryFile = (folder: string, form: FormName): string =>
  join(folder, `${form}.csv.gz`);

/** A month without deliveries has no files. @throws Error if the note is unreadable */
export function readDelivery(store: string, date: string): DataDelivery {
  const path = join(store, date, NOTE);
  if (!existsSync(path)) return { date, files: {} };
  try {
    return delivery.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    throw new Error(`${path} cannot be read: it was changed or is cut off.`);
  }
}

export type PriceData = Readonly<Record<FormName, { file: string; date: string }>>;

/** The newest delivery of each form, or the files of the folder itself. @throws Error naming a missing form */
export function priceDataIn(folder: string): PriceData {
  const months = existsSync(folder) ? readdirSync(folder).filter((name) => MONTH.test(name)) : [];
  const deliveries = months.sort().map((date) => readDelivery(folder, date));
  const found = FORMS.map(({ name, date }) => {
    if (existsSync(deliveryFile(folder, name)))
      return [name, { file: deliveryFile(folder, name), date }];
    const newest = deliveries.findLast(({ files }) => files[name]);
    if (!newest)
      throw new Error(`${folder} holds no ${name}; npm run prices:import brings one in.`);
    return [name, { file: deliveryFile(join(folder, newest.date), name), date: newest.date }];
  });
  return Object.fromEntries(found) as PriceData;
}
