import { CONSENT_WORDINGS } from '@/lib/requests/kinds/wordings';
import { printAll, printInNode, type Printed } from './print.fixture';
import type { PdfTask } from './pdf-renderer-thread';
import { misplaced } from './read.fixture';
import { consent, valuationDocument } from './samples.fixture';

const LONG_NAME = `Freifrau Łucja Dvořák-Şahin von und zu ${'Wolkenstein'.repeat(7)}`;
const HOSTILE = 'Иван\u0000\u202e 👨‍👩‍👧 שלום\ud83d\u0007 <b>&amp;';

const documents = {
  plain: valuationDocument(),
  again: valuationDocument(),
  alone: valuationDocument({
    regional: { isPossible: false, reason: 'Die Postleitzahl 80331 steht nicht im Verzeichnis.' },
  }),
  assumed: valuationDocument({ yearBuilt: null, estimatedValue: 327_600, rooms: null }),
  younger: valuationDocument({ yearBuilt: 2026, estimatedValue: 424_200 }),
  long: valuationDocument({
    name: LONG_NAME,
    place: 'Villingen-Schwenningen am Neckar im Schwarzwald',
    consents: Array.from({ length: 30 }, (_, index) =>
      consent(index % 2 === 0 ? 'partner' : 'contact', {
        withdrawnAt: new Date('2026-11-22T09:00:00Z'),
      }),
    ),
  }),
  hostile: valuationDocument({ name: HOSTILE, place: HOSTILE, propertyType: HOSTILE }),
  valued: valuationDocument({
    expert: {
      value: 372_000,
      reason: 'Bäder und Fenster wurden 2022 erneuert.\nDie Lage am Park ist gefragt.',
      employee: 'Karin Beispiel',
      at: new Date('2026-11-22T08:00:00Z'),
    },
  }),
  bare: valuationDocument({ consents: [], place: undefined, condition: null }),
};

type Name = keyof typeof documents;
const names = Object.keys(documents) as Name[];
let read: Record<Name, Printed>;

beforeAll(() => {
  read = printAll(
    Object.fromEntries(
      Object.entries(documents).map(([key, document]) => [
        key,
        { name: 'valuation', given: [document] },
      ]),
    ) as Record<Name, PdfTask>,
  );
});

test.each(names)('%s: A4, light, nothing over another or beyond the margins', (name) => {
  expect(read[name].pages.map(({ size }) => size.map(Math.round))).toEqual(
    read[name].pages.map(() => [595, 842]),
  );
  expect(read[name].file.length).toBeLessThan(80_000);
  expect(misplaced(read[name], 56)).toEqual([]);
});

test.each(names)('%s: every page is numbered and dated', (name) => {
  const { text, pages } = read[name];
  for (const index of pages.keys()) {
    expect(text).toContain(`Seite ${index + 1} von ${pages.length}`);
  }
  expect(text.split('Bewertungs-ID 482 719 3605, Stand 22. November 2026').length - 1).toBe(
    pages.length,
  );
});

test('says what was valued, what came out and how', () => {
  for (const sentence of [
    'Unverbindliche Ersteinschätzung',
    'Einfamilienhaus in 80331 München, erstellt am 21. November 2026 für Erika Beispiel',
    'Regionale Bewertung 1.012.400 €',
    '8.437 € je m². Spanne: 790.000 € bis 1.296.000 €.',
    'acht von zehn Angebotspreisen',
    'Aussagekraft: hoch. In der Umgebung standen 164 vergleichbare Angebote in den Daten.',
    'Ausgangswert: mittleres Haus in Deutschland Die Hälfte aller Häuser in Deutschland wird teurer angeboten, die andere günstiger. 389.000 €',
    'Lage 80331 München +702.500 €',
    'Grundstück (angenommen) Nicht angegeben: gerechnet ist mit 480 m² −12.600 €',
    '+31.000 € Regionale Bewertung 1.012.400 €',
    'Zum Vergleich: die Grundformel 348.600 € 2.905 € je m². Die Grundformel rechnet überall gleich; der regionale Wert liegt 663.800 € höher, vor allem weil für die Lage in 80331 München',
    'Lage 80331 München +702.500 €',
    'Wohnfläche 120 m²',
    'Zimmer 4,5',
    'Zustand Gut',
    'Wohnfläche 120 m² mal 3.500 € je m² im Neuzustand. 420.000 €',
    'Alter 34 Jahre alt (Stand 2024): 0,5 % Abzug je Jahr, zusammen 17 %. −71.400 €',
    'Grundformel 348.600 € Was die Grundformel nicht weiß',
    'Lage: Die Formel rechnet an jedem Ort mit demselben Preis je Quadratmeter.',
    'höchstens 30 %.',
    'Lage im Ort: Bekannt ist die Postleitzahl',
    'Die Daten sind Angebotspreise 2020 und 2024',
    'Datenstand: 2024.',
    'https://portal.example/bewertung/methode',
    'Haus GmbH Weg 1, 80331 München Telefon +49 89 1234567 post@haus.example',
    'https://portal.example/anfrage',
  ]) {
    expect(read.plain.text).toContain(sentence);
  }
});

test('the figures of the home are drawn to one scale, an expert’s among them', () => {
  expect(read.plain.text).toContain('Regionale Bewertung 1.012.400 € Grundformel 348.600 €');
  expect(read.valued.text).toContain('Grundformel 348.600 € Unsere Einschätzung 372.000 €');
});

test('where no regional figure is possible the base formula stands alone, with the reason', () => {
  const { text } = read.alone;
  for (const sentence of [
    'Geschätzter Wert nach der Grundformel 348.600 €',
    'Eine regionale Bewertung ist nicht möglich. Die Postleitzahl 80331 steht nicht im Verzeichnis.',
    'Was die Formel nicht weiß',
    'Grundstück, Ausstattung, Modernisierungen und Energiebedarf fließen nicht ein.',
  ]) {
    expect(text).toContain(sentence);
  }
  expect(text).not.toMatch(/Spanne|Aussagekraft|Zum Vergleich|Die regionale Bewertung/);
});

test('no name is used that the law reserves', () => {
  for (const name of names) expect(read[name].text).not.toMatch(/Verkehrswert|Gutachten/);
});

test('says what was assumed, and what a young building adds', () => {
  expect(read.assumed.text).toContain('Das Baujahr fehlt, deshalb rechnet die Formel mit 1980.');
  expect(read.assumed.text).toContain('Baujahr nicht angegeben');
  expect(read.assumed.text).toContain('Zimmer nicht angegeben');
  expect(read.younger.text).toMatch(/Alter Jünger als 2024.*? \+4\.200 €/);
});

test('shows each consent word for word with what proves it', () => {
  const { wordingHash } = consent('contact');
  expect(read.plain.text).toContain(`„${CONSENT_WORDINGS.privacy}“`);
  expect(read.plain.text).toContain(
    `„${CONSENT_WORDINGS.contact}“ Gegeben am 21.11.2026, 09:05 Uhr auf der Seite /immobilie-bewerten, Fassung 2026-11 Prüfsumme des Satzes (SHA-256, Anfang): ${wordingHash.slice(0, 12)}`,
  );
  expect(read.plain.text).not.toContain(wordingHash);
  expect(read.long.text.split(`„${CONSENT_WORDINGS.partner}“`).length - 1).toBe(15);
  expect(read.long.text.split('Widerrufen am 22.11.2026, 10:00 Uhr').length - 1).toBe(30);
  expect(read.bare.text).not.toContain('Ihre Einwilligungen');
});

test('a long name is printed whole, with every accent', () => {
  expect(read.long.text).toContain('Freifrau Łucja Dvořák-Şahin von und zu');
  expect(read.long.text.replace(/[-\s]/g, '')).toContain('Wolkenstein'.repeat(7));
});

test('what the typefaces lack is a question mark', () => {
  expect(read.hostile.text).toContain('für ???? ? ???? <b>&amp;');
});

test('tells viewers its title, language and author', () => {
  expect(read.plain.info).toMatchObject({
    Title: 'Unverbindliche Ersteinschätzung, Bewertungs-ID 482\u00a0719\u00a03605',
    Author: 'Haus GmbH',
    Creator: 'Wohnlotse',
    CreationDate: 'D:20261122093000Z',
    Language: 'de',
  });
});

test('the same data make the same file', () => {
  expect(Buffer.compare(read.plain.file, read.again.file)).toBe(0);
  const [later] = printInNode([{ name: 'valuation', given: [documents.plain] }]);
  expect(Buffer.compare(read.plain.file, later!.file)).toBe(0);
});
