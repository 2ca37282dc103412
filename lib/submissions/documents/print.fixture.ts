import { execFileSync } from 'node:child_process';
import { deserialize, serialize } from 'node:v8';
import type { PdfTask } from './pdf-renderer-thread';
import type { ReadPdf } from './read.fixture';

export interface Printed extends ReadPdf {
  file: Uint8Array;
}

const SCRIPT = `
const { deserialize, serialize } = require('node:v8');
const { readPdf } = require('./lib/submissions/documents/read.fixture');
const render = {
  valuation: require('./lib/submissions/documents/valuation-pdf').renderValuationPdf,
  export: require('./lib/submissions/documents/export-pdf').renderExportPdf,
  invoice: require('./lib/submissions/documents/invoice-pdf').renderInvoicePdf,
  certificate: require('./lib/submissions/documents/certificate-pdf').renderCertificatePdf,
};
const print = async ({ name, given }) => {
  const file = Uint8Array.from(await render[name](...given));
  return { file, ...(await readPdf(file)) };
};
const jobs = deserialize(require('node:fs').readFileSync(0));
Promise.all(jobs.map(print)).then((printed) => process.stdout.write(serialize(printed)));
`;

/** In a Node process, because Jest cannot load the PDF writer and reader, which are ES modules. */
export function printInNode(jobs: PdfTask[]): Printed[] {
  const printed = execFileSync(
    process.execPath,
    ['--require', 'esbuild-register', '--eval', SCRIPT],
    { input: serialize(jobs), maxBuffer: 2 ** 26 },
  );
  return deserialize(printed) as Printed[];
}

export function printAll<Name extends string>(jobs: Record<Name, PdfTask>): Record<Name, Printed> {
  const printed = printInNode(Object.values(jobs));
  const entries = Object.keys(jobs).map((name, index) => [name, printed[index]!]);
  return Object.fromEntries(entries) as Record<Name, Printed>;
}
