import { judge, pdfTable } from './report';

const measured = (longest: number, p99 = longest) => ({ took: 6000, median: 0.1, p99, longest });

test('a loop that is blocked, or a PDF that is missing, is a fault', () => {
  expect(judge({ made: measured(40), failed: 0 }).isWithin).toBe(true);
  expect(judge({ made: measured(240), failed: 0 }).isWithin).toBe(false);
  expect(judge({ made: measured(40), failed: 1 }).isWithin).toBe(false);
});

test('the table sets the portal beside a bare server', () => {
  const portal = { made: measured(20), failed: 0, sent: measured(30) };
  const table = pdfTable({ portal, bare: measured(6000) }, { pdfs: 24, mails: 900 });
  expect(table).toMatch(/^the portal, PDFs .* 20\.0 +300$/m);
  expect(table).toMatch(/^the portal, mails +6\.0 +150\.0 /m);
});
