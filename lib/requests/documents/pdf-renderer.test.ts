import { pdfRenderer } from './pdf-renderer';
import { printInNode } from './print.fixture';
import { ownRequest, valuationDocument, LETTERHEAD, MADE_AT } from './samples.fixture';
import type { PdfTask } from './pdf-renderer-thread';

afterAll(() => pdfRenderer.end());

const TASKS: PdfTask[] = [
  { name: 'valuation', given: [valuationDocument()] },
  { name: 'export', given: [ownRequest(), LETTERHEAD, MADE_AT] },
];

test('a PDF made on the thread is byte for byte the one that is made without', async () => {
  const made = await Promise.all(TASKS.map((task) => pdfRenderer.run(task)));
  const files = printInNode(TASKS).map(({ file }) => Buffer.from(file));
  expect(made.map((file) => Buffer.compare(Buffer.from(file), files.shift()!))).toEqual([0, 0]);
});

test('a document that cannot be made fails alone', async () => {
  const broken = pdfRenderer.run({ name: 'valuation', given: [{} as never] });
  const sound = pdfRenderer.run(TASKS[0]!);
  await expect(broken).rejects.toThrow();
  expect(Buffer.from(await sound).toString('latin1', 0, 5)).toBe('%PDF-');
});
