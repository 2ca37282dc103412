import { CONSENT_WORDINGS } from '@/lib/submissions/kinds/wordings';
import { NO_WISH } from '@/lib/submissions/contact-wish/contact-wish';
import type { OwnSubmission } from '@/lib/submissions/owner/own-submission';
import { LETTERHEAD } from '@/lib/testing/letterhead';
import type { CertificateSheet } from './certificate-pdf';
import type { InvoiceSheet } from './invoice-pdf';
import { pdfRenderer } from './pdf-renderer';
import { type PdfTask, printAll, type Printed } from './print.fixture';
import { misplaced } from './read.fixture';
import { consent, MADE_AT, ownSubmission, valuationDocument } from './samples.fixture';

const LONG_NAME = `Freifrau Łucja Dvořák-Şahin von und zu ${'Wolkenstein'.repeat(7)}`;
const HOSTILE = 'Иван\u0000\u202e 👨‍👩‍👧 שלום\ud83d\u0007 <b>&amp;';

const UNKNOWN = {
  isPossible: false,
  reason: 'Die Postleitzahl 80331 steht nicht im Verzeichnis.',
} as const;

const documents = {
  plain: valuationDocument(),
  alone: valuationDocument({ regional: UNKNOWN }),
  assumed: valuationDocument({
    regional: UNKNOWN,
    yearBuilt: null,
    estimatedValue: 327_600,
    rooms: null,
  }),
  long: valuationDocument({
    name: LONG_NAME,
    place: 'Villingen-Schwenningen am Neckar im Schwarzwald',
    consents: Array.from({ length: 12 }, (_, index) =>
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

const NOTES = 'Das Haus grenzt an den Wald, und der Garten liegt im Süden. '
  .repeat(67)
  .slice(0, 4_000);
const CONVERSATION = Array.from(
  { length: 20 },
  (_, turn) =>
    `Sie: Frage ${turn}\n\nAntwort: Das steht im Ratgeber, ${'und zwar dort. '.repeat(8)}`,
).join('\n\n');
const notes = (label: string, text: string) => ({ field: 'notes', label, text, value: text });

const submissions = {
  whole: ownSubmission(),
  empty: ownSubmission({
    type: 'callback',
    title: 'Rückruf',
    reference: undefined,
    email: undefined,
    estimatedValue: undefined,
    regional: undefined,
    answers: [],
    consents: [],
    uses: [],
    mails: [],
    recipients: [],
    wish: NO_WISH,
    history: [],
    retention: { until: new Date('2027-05-21T08:05:00Z') },
  }),
  long: ownSubmission({
    email: { address: `${'a'.repeat(64)}@${'b'.repeat(60)}.example` },
    answers: [
      notes('Anmerkungen', NOTES),
      notes('Ein Wort', 'W'.repeat(4_000)),
      notes('Zeilen', Array.from({ length: 100 }, (_, line) => `Zeile ${line}`).join('\n')),
      { ...notes('Gespräch mit der KI-Beratung', CONVERSATION), field: 'conversation' },
    ],
    consents: Array.from({ length: 12 }, () => consent('partner')),
  }),
} satisfies Record<string, OwnSubmission>;

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

const longSheet = sheet({
  home: `Einfamilienhaus in 26122 ${'Bad-Schwarzenbach-an-der-Saale '.repeat(4)}`,
  parts: Array.from({ length: 12 }, (_, index) => ({
    heading: `Teil ${index}`,
    facts: [fact('Wortlaut', 'Sie dürfen meine Angaben weitergeben. '.repeat(40))],
  })),
});

const sheets = { usual: sheet(), long: longSheet };

const invoiceSheet = (lines: number): InvoiceSheet => ({
  number: 'RE-2026-00001',
  period: 'November 2026',
  issuedAt: MADE_AT,
  cancels: { number: 'RE-2026-00000', issuedAt: new Date('2026-12-01T09:00:00Z') },
  reason: 'Das Büro ist umgezogen.',
  seller: { name: 'Haus GmbH', address: ['Weg 1', '10115 Berlin'], vatId: 'DE111111111' },
  buyer: { name: 'Isar Immobilien', address: ['Markt 2', '80331 München'], vatId: null },
  lines: Array.from({ length: lines }, (_, index) => ({
    id: `${index}a2b3c4d-0000-4000-8000-000000000001`,
    date: MADE_AT.toISOString(),
    text: 'Premium A+, Einfamilienhaus in 80331 München, aus dem Paket',
    cents: -4980,
  })),
  netCents: -4980 * lines,
  taxCents: -946 * lines,
  letterhead: LETTERHEAD,
});

const invoices = { usual: invoiceSheet(1), long: invoiceSheet(60) };

const tasks: Record<string, PdfTask> = {};
for (const [name, given] of Object.entries(documents)) {
  tasks[`valuation ${name}`] = { name: 'renderValuationPdf', given: [given] };
}
for (const [name, given] of Object.entries(submissions)) {
  tasks[`export ${name}`] = { name: 'renderExportPdf', given: [given, LETTERHEAD, MADE_AT] };
}
for (const [name, given] of Object.entries(sheets)) {
  tasks[`certificate ${name}`] = { name: 'renderCertificatePdf', given: [given] };
}
for (const [name, given] of Object.entries(invoices)) {
  tasks[`invoice ${name}`] = { name: 'renderInvoicePdf', given: [given] };
}

let printed: Record<string, Printed>;
const read = <Name extends string>(kind: string, names: Record<Name, unknown>) =>
  Object.fromEntries(
    Object.keys(names).map((name) => [name, printed[`${kind} ${name}`]]),
  ) as Record<Name, Printed>;

beforeAll(() => {
  printed = printAll(tasks);
});
afterAll(() => pdfRenderer.end());

test.each(Object.keys(tasks))(
  '%s: A4, light, numbered, nothing over another or beyond the margins',
  (name) => {
    const { file, pages, text } = printed[name]!;
    expect(pages.map(({ size }) => size.map(Math.round))).toEqual(pages.map(() => [595, 842]));
    expect(file.length).toBeLessThan(80_000);
    expect(misplaced(printed[name]!, 56)).toEqual([]);
    if (name.startsWith('certificate')) return;
    for (const index of pages.keys()) {
      expect(text).toContain(`Seite ${index + 1} von ${pages.length}`);
    }
  },
);

test('the thread makes byte for byte the same file, and one that it cannot make fails alone', async () => {
  const broken = pdfRenderer.run('renderValuationPdf', {} as never);
  const made = {
    'valuation plain': pdfRenderer.run('renderValuationPdf', documents.plain),
    'export whole': pdfRenderer.run('renderExportPdf', submissions.whole, LETTERHEAD, MADE_AT),
    'certificate usual': pdfRenderer.run('renderCertificatePdf', sheets.usual),
  };
  await expect(broken).rejects.toThrow();
  for (const [name, file] of Object.entries(made)) {
    expect(Buffer.compare(await file, printed[name]!.file)).toBe(0);
  }
});

describe('the valuation', () => {
  let valuation: Record<keyof typeof documents, Printed>;
  beforeAll(() => {
    valuation = read('valuation', documents);
  });

  test('says what was valued, what came out and how', () => {
    for (const sentence of [
      'Unverbindliche Ersteinschätzung',
      'Einfamilienhaus in 80331 München, erstellt am 21. November 2026 für Erika Beispiel',
      'Geschätzter Wert 1.012.400 €',
      '8.437 € je m². Spanne: 790.000 € bis 1.296.000 €.',
      'acht von zehn Angebotspreisen',
      'Aussagekraft: hoch. In der Umgebung standen 164 vergleichbare Angebote in den Daten.',
      'Ausgangswert: mittleres Haus in Deutschland Die Hälfte aller Häuser in Deutschland wird teurer angeboten, die andere günstiger. 389.000 €',
      'Lage 80331 München +702.500 €',
      'Grundstück (angenommen) Nicht angegeben: gerechnet ist mit 480 m² −12.600 €',
      '+31.000 € Geschätzter Wert 1.012.400 €',
      'Zum Vergleich, ohne Lage gerechnet: 348.600 €. Die Grundformel rechnet überall gleich; der geschätzte Wert liegt 663.800 € höher, vor allem weil für die Lage in 80331 München',
      'Wohnfläche 120 m²',
      'Zimmer 4,5',
      'Zustand Gut',
      'Was die Rechnung nicht weiß',
      'höchstens 30 %.',
      'Lage im Ort: Bekannt ist die Postleitzahl',
      'Die Daten sind Angebotspreise 2020 und 2024',
      'Datenstand: 2024.',
      'https://portal.example/bewertung/methode',
      'Haus GmbH Weg 1, 80331 München Telefon +49 89 1234567 post@haus.example',
      'https://portal.example/anfrage',
    ]) {
      expect(valuation.plain.text).toContain(sentence);
    }
  });

  test('the figures of the home are drawn to one scale, an expert’s among them', () => {
    expect(valuation.valued.text).toContain(
      'Geschätzter Wert 1.012.400 € Unsere Einschätzung 372.000 €',
    );
  });

  test('where no value is possible the reason comes first, and the base formula is a rough rule', () => {
    const { text } = valuation.alone;
    for (const sentence of [
      'Keine Zahl möglich Die Postleitzahl 80331 steht nicht im Verzeichnis.',
      'Als grobe Faustregel aus Fläche und Alter, ohne Lage gerechnet: 348.600 €',
      'Wohnfläche 120 m² mal 3.500 € je m² im Neuzustand. 420.000 €',
      'Alter 34 Jahre alt (Stand 2024): 0,5 % Abzug je Jahr, zusammen 17 %. −71.400 €',
      'Grundformel 348.600 € Was die Formel nicht weiß',
      'Grundstück, Ausstattung, Modernisierungen und Energiebedarf fließen nicht ein.',
    ]) {
      expect(text).toContain(sentence);
    }
    expect(text).not.toMatch(/Spanne|Aussagekraft|Zum Vergleich|Geschätzter Wert/);
  });

  test('no name is used that the law reserves', () => {
    for (const { text } of Object.values(valuation))
      expect(text).not.toMatch(/Verkehrswert|Gutachten/);
  });

  test('says what was assumed', () => {
    expect(valuation.assumed.text).toContain(
      'Das Baujahr fehlt, deshalb rechnet die Formel mit 1980.',
    );
    expect(valuation.assumed.text).toContain('Baujahr nicht angegeben');
    expect(valuation.assumed.text).toContain('Zimmer nicht angegeben');
  });

  test('shows each consent word for word with what proves it', () => {
    const { wordingHash } = consent('contact');
    expect(valuation.plain.text).toContain(`„${CONSENT_WORDINGS.privacy}“`);
    expect(valuation.plain.text).toContain(
      `„${CONSENT_WORDINGS.contact}“ Gegeben am 21.11.2026, 09:05 Uhr auf der Seite /immobilie-bewerten, Fassung 2026-11 Prüfsumme des Satzes (SHA-256, Anfang): ${wordingHash.slice(0, 12)}`,
    );
    expect(valuation.plain.text).not.toContain(wordingHash);
    expect(valuation.long.text.split(`„${CONSENT_WORDINGS.partner}“`).length - 1).toBe(6);
    expect(valuation.long.text.split('Widerrufen am 22.11.2026, 10:00 Uhr').length - 1).toBe(12);
    expect(valuation.bare.text).not.toContain('Ihre Einwilligungen');
  });

  test('a long name is printed whole, with every accent', () => {
    expect(valuation.long.text).toContain('Freifrau Łucja Dvořák-Şahin von und zu');
    expect(valuation.long.text.replace(/[-\s]/g, '')).toContain('Wolkenstein'.repeat(7));
  });

  test('what the typefaces lack is a question mark', () => {
    expect(valuation.hostile.text).toContain('für ???? ? ???? <b>&amp;');
  });

  test('tells viewers its title, language and author', () => {
    expect(valuation.plain.info).toMatchObject({
      Title: 'Unverbindliche Ersteinschätzung, Bewertungs-ID 482\u00a0719\u00a03605',
      Author: 'Haus GmbH',
      Creator: 'Wohnlotse',
      CreationDate: 'D:20261122093000Z',
      Language: 'de',
    });
  });
});

describe('the export of one’s own data', () => {
  let exported: Record<keyof typeof submissions, Printed>;
  beforeAll(() => {
    exported = read('export', submissions);
  });

  test('tells everything that is stored', () => {
    const { wordingHash } = consent('privacy');
    for (const sentence of [
      'Auskunft über Ihre Daten',
      'mit Stand vom 22.11.2026, 10:30 Uhr.',
      'Art Bewertungsanfrage',
      'Bewertungs-ID 482 719 3605',
      'Interne Kennung 3f0c9a52-7d1e-4b6a-9c55-1f2e3d4c5b6a',
      'Eingegangen 21.11.2026, 09:05 Uhr',
      'Stand der Bearbeitung Eingegangen',
      'Ohne Lage gerechnet 348.600 €',
      'Regionale Bewertung Bei jedem Abruf aus Ihren Angaben berechnet und nicht gespeichert.',
      'Geschätzter Wert 1.012.400 € Spanne 790.000 € bis 1.296.000 € Aussagekraft hoch.',
      'Ausgangswert: mittleres Haus in Deutschland 389.000 €: Die Hälfte aller Häuser in Deutschland wird teurer angeboten, die andere günstiger.',
      'Lage +702.500 €: 80331 München',
      'Angenommen Grundstück unbekannt',
      'Daten Angebotspreise 2020 und 2024. Modell vom November 2026.',
      'E-Mail-Adresse erika@beispiel.de',
      'Adresse bestätigt 21.11.2026, 09:11 Uhr',
      'Wohnfläche 120 m²',
      'Anmerkungen Mit Einliegerwohnung',
      'Weg Am liebsten per Telefon',
      'Zeiten Vormittags, 9 bis 12 Uhr; Nachmittags, 14 bis 18 Uhr',
      'Bitte nicht anrufen nein',
      `„${CONSENT_WORDINGS.privacy}“`,
      `SHA-256 des Satzes: ${wordingHash} Wenn Sie widerrufen: Wir melden uns nicht mehr bei Ihnen.`,
      'Widerrufen am 22.11.2026, 10:00 Uhr',
      '21.11.2026, 09:12 Uhr E-Mail „Ihre Bewertung“ verschickt Einwilligung: Verarbeitung der Daten',
      'Bestätigung Ihrer Adresse An erika@beispiel.de Der Mailserver hat die Nachricht angenommen.',
      'laufend Rechenhaus GmbH, Nürnberg',
      '21.11.2026, 11:00 Uhr Maklerbüro Nord, Kiel',
      '21.11.2026, 09:11 Uhr E-Mail-Adresse bestätigt',
      'spätestens am 21. November 2027',
      'bis zum 21. November 2031 auf (§ 7a UWG).',
      'Verantwortlich Haus GmbH',
    ]) {
      expect(exported.whole.text).toContain(sentence);
    }
  });

  test('says where there is nothing', () => {
    for (const sentence of [
      'Zeiten zu jeder Bürozeit',
      'Zu dieser Anfrage ist keine gespeichert.',
      'Bisher haben wir keine genutzt.',
      'Zu dieser Anfrage gibt es keine.',
      'Bisher niemand außer uns.',
      'Seit dem Eingang ist nichts geschehen.',
      'Rückruf, Stand 22. November 2026',
    ]) {
      expect(exported.empty.text).toContain(sentence);
    }
    expect(exported.empty.text).not.toMatch(
      /E-Mail-Adresse|Geschätzter Wert|Regionale|Bewertungs-ID|§/,
    );
  });

  test('long texts flow over pages, and nothing of them is lost', () => {
    const footers = /Bewertungsanfrage 482 719 3605, Stand 22. November 2026 Seite \d+ von \d+ /g;
    const flowing = exported.long.text.replace(footers, '').replace(/[-\s]/g, '');
    expect(flowing).toContain(NOTES.replace(/[-\s]/g, ''));
    expect(flowing).toContain('W'.repeat(4_000));
    for (let line = 0; line < 100; line += 1)
      expect(exported.long.text).toContain(`Zeile ${line} `);
    expect(exported.long.text).toContain('Adresse bestätigt noch nicht');
  });

  test('a conversation that was sent along is there from its first to its last word', () => {
    const { text } = exported.long;
    expect(text).toContain('Gespräch mit der KI-Beratung Sie: Frage 0');
    for (let turn = 0; turn < 20; turn += 1) expect(text).toContain(`Sie: Frage ${turn} `);
  });

  test('tells viewers its title, language and author', () => {
    expect(exported.whole.info).toMatchObject({
      Title: 'Auskunft über Ihre Daten, Bewertungsanfrage 482\u00a0719\u00a03605',
      Author: 'Haus GmbH',
      Language: 'de',
    });
  });
});

test('a certificate says what its page says, where it can be checked, and under which signature', () => {
  const { text } = printed['certificate usual']!;
  expect(text).toContain('Einfamilienhaus in 26122 Oldenburg');
  for (const { heading, facts } of sheet().parts) {
    expect(text).toContain(heading);
    for (const { label, value } of facts) expect(text).toContain(`${label} ${value}`);
  }
  const together = text.replaceAll(' ', '');
  expect(together).toContain(sheet().url);
  expect(together).toContain(sheet().signature);
});

test('an invoice has number, date, both addresses, each lead, VAT and the sum', () => {
  const { text } = printed['invoice usual']!;
  for (const said of [
    'Stornorechnung RE-2026-00001',
    'Sie hebt die Rechnung RE-2026-00000 vom 1. Dezember 2026 auf.',
    'Leistungszeitraum November 2026',
    'Haus GmbH Weg 1, 10115 Berlin',
    'USt-IdNr. DE111111111',
    'Isar Immobilien Markt 2, 80331 München',
    '(Nachweis 0a2b3c4d) -49,80 €',
    'Umsatzsteuer 19 % -9,46 €',
    'Gesamtbetrag -59,26 €',
    'Zahlung Hebt die Rechnung RE-2026-00000 auf; eine neue tritt an ihre Stelle.',
  ]) {
    expect(text).toContain(said);
  }
});
