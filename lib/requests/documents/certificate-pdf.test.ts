import type { CertificateSheet } from './certificate-pdf';
import { printAll } from './print.fixture';
import type { PdfTask } from './pdf-renderer-thread';
import { misplaced } from './read.fixture';
import { LETTERHEAD, MADE_AT } from './samples.fixture';

const fact = (label: string, value: string) => ({ label, value });

const sheet = (overrides: Partial<CertificateSheet> = {}): CertificateSheet => ({
  id: '1a2b3c4d-0000-4000-8000-000000000001',
  home: 'Einfamilienhaus in 26122 Oldenburg',
  deliveredAt: MADE_AT,
  parts: [
    { heading: 'Einwilligung', facts: [fact('Wortlaut', '„Sie dürfen …“'), fact('Fassung', '1')] },
    { heading: 'Klasse Premium A+', facts: [fact('Kontakt', 'am Telefon erreicht')] },
  ],
  signature: 'a1'.repeat(32),
  url: 'https://portal.example/zertifikat/1a2b3c4d-0000-4000-8000-000000000001',
  letterhead: LETTERHEAD,
  ...overrides,
});

const long = sheet({
  home: `Einfamilienhaus in 26122 ${'Bad-Schwarzenbach-an-der-Saale '.repeat(4)}`,
  parts: Array.from({ length: 12 }, (_, index) => ({
    heading: `Teil ${index}`,
    facts: [fact('Wortlaut', 'Sie dürfen meine Angaben weitergeben. '.repeat(40))],
  })),
});

const task = (given: CertificateSheet): PdfTask => ({ name: 'certificate', given: [given] });
const printed = printAll({ usual: task(sheet()), long: task(long), again: task(sheet()) });

test('it says what its page says, where it can be checked, and under which signature', () => {
  const { text } = printed.usual;
  expect(text).toContain('Einfamilienhaus in 26122 Oldenburg');
  for (const { heading, facts } of sheet().parts) {
    expect(text).toContain(heading);
    for (const { label, value } of facts) expect(text).toContain(`${label} ${value}`);
  }
  const together = text.replaceAll(' ', '');
  expect(together).toContain(sheet().url);
  expect(together).toContain(sheet().signature);
});

test('nothing stands over anything else or beyond the margins, however long it is', () => {
  expect(misplaced(printed.usual, 56)).toEqual([]);
  expect(misplaced(printed.long, 56)).toEqual([]);
  expect(printed.long.pages.length).toBeGreaterThan(1);
});

test('the same certificate is the same file', () => {
  expect(Buffer.compare(Buffer.from(printed.usual.file), Buffer.from(printed.again.file))).toBe(0);
});
