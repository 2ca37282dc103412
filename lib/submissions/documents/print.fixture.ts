import { execFileSync } from 'node:child_process';
import { deserialize, serialize } from 'node:v8';
import type { PdfWork } from './pdf-renderer-thread';
import type { ReadPdf } from './read.fixture';

export interface Printed extends ReadPdf {
  file: Uint8Array;
}

export type PdfTask = {
  [Name in keyof PdfWork]: { name: Name; given: Parameters<PdfWork[Name]> };
}[keyof PdfWork];

const SCRIPT = `
const { deserialize, serialize } = require('node:v8');
const { readPdf } = require('./lib/submissions/documents/read.fixture');
const render = {
  ...require('./lib/submissions/documents/valuation-pdf'),
  ...require('./lib/submissions/documents/export-pdf'),
  ...require('./lib/submissions/documents/invoice-pdf'),
  ...require('./lib/submissions/documents/certificate-pdf'),
};
const print = async ([key, { name, given }]) => {
  const file = Uint8Array.from(await render[name](...given));
  return [key, { file, ...(await readPdf(file)) }];
};
const tasks = deserialize(require('node:fs').readFileSync(0));
Promise.all(tasks.map(print)).then((printed) =>
  process.stdout.write(serialize(Object.fromEntries(printed))),
);
`;

/** In a Node process, because Jest cannot load the PDF writer and reader, which are ES modules. */
export function printAll(tasks: Record<string, PdfTask>): Record<string, Printed> {
  const printed = execFileSync(
    process.execPath,
    ['--require', 'esbuild-register', '--eval', SCRIPT],
    { input: serialize(Object.entries(tasks)), maxBuffer: 2 ** 26 },
  );
  return deserialize(printed) as Record<string, Printed>;
}
