import { CONSENT_WORDINGS } from '@/lib/requests/kinds/wordings';
import { NO_WISH } from '@/lib/requests/contact-wish/contact-wish';
import type { OwnRequest } from '@/lib/requests/owner/own-request';
import { printAll, type Printed } from './print.fixture';
import type { PdfTask } from './pdf-renderer-thread';
import { misplaced } from './read.fixture';
import { consent, LETTERHEAD, MADE_AT, ownRequest } from './samples.fixture';

const NOTES = 'Das Haus grenzt an den Wald, und der Garten liegt im Süden. '
  .repeat(67)
  .slice(0, 4_000);
const CONVERSATION = Array.from(
  { length: 60 },
  (_, turn) =>
    `Sie: Frage ${turn}\n\nAntwort: Das steht im Ratgeber, ${'und zwar dort. '.repeat(8)}`,
).join('\n\n');
const notes = (label: string, text: string) => ({ field: 'notes', label, text, value: text });

const requests = {
  whole: ownRequest(),
  again: ownRequest(),
  empty: ownRequest({
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
  long: ownRequest({
    email: { address: `${'a'.repeat(64)}@${'b'.repeat(60)}.example` },
    answers: [
      notes('Anmerkungen', NOTES),
      notes('Ein Wort', 'W'.repeat(4_000)),
      notes('Zeilen', Array.from({ length: 300 }, (_, line) => `Zeile ${line}`).join('\n')),
    ],
    consents: Array.from({ length: 30 }, () => consent('partner')),
  }),
  conversation: ownRequest({
    answers: [
      {
        field: 'conversation',
        label: 'Gespräch mit der KI-Beratung',
        text: CONVERSATION,
        value: CONVERSATION,
      },
    ],
  }),
  hostile: ownRequest({ answers: [notes('Anmerkungen', 'Иван\u0000\u202e 👨‍👩‍👧\ud83d <script>')] }),
} satisfies Record<string, OwnRequest>;

type Name = keyof typeof requests;
const names = Object.keys(requests) as Name[];
let read: Record<Name, Printed>;

beforeAll(() => {
  read = printAll(
    Object.fromEntries(
      Object.entries(requests).map(([key, request]) => [
        key,
        { name: 'export', given: [request, LETTERHEAD, MADE_AT] },
      ]),
    ) as Record<Name, PdfTask>,
  );
});

test.each(names)('%s: light, numbered, nothing over another or beyond the margins', (name) => {
  const { text, pages } = read[name];
  expect(read[name].file.length).toBeLessThan(80_000);
  expect(misplaced(read[name], 56)).toEqual([]);
  for (const index of pages.keys()) {
    expect(text).toContain(`Seite ${index + 1} von ${pages.length}`);
  }
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
    'Geschätzter Wert (Grundformel) 348.600 €',
    'Regionale Bewertung Bei jedem Abruf aus Ihren Angaben berechnet und nicht gespeichert.',
    'Wert 1.012.400 € Spanne 790.000 € bis 1.296.000 € Aussagekraft hoch.',
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
    expect(read.whole.text).toContain(sentence);
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
    expect(read.empty.text).toContain(sentence);
  }
  expect(read.empty.text).not.toMatch(/E-Mail-Adresse|Geschätzter Wert|Regionale|Bewertungs-ID|§/);
});

test('long texts flow over pages, and nothing of them is lost', () => {
  const footers = /Bewertungsanfrage 482 719 3605, Stand 22. November 2026 Seite \d+ von \d+ /g;
  const flowing = read.long.text.replace(footers, '').replace(/[-\s]/g, '');
  expect(flowing).toContain(NOTES.replace(/[-\s]/g, ''));
  expect(flowing).toContain('W'.repeat(4_000));
  for (let line = 0; line < 300; line += 1) expect(read.long.text).toContain(`Zeile ${line} `);
  expect(read.long.text).toContain('Adresse bestätigt noch nicht');
});

test('a conversation that was sent along is there from its first to its last word', () => {
  const { text } = read.conversation;
  expect(text).toContain('Gespräch mit der KI-Beratung Sie: Frage 0');
  for (let turn = 0; turn < 60; turn += 1) expect(text).toContain(`Sie: Frage ${turn} `);
});

test('what the typefaces lack is a question mark', () => {
  expect(read.hostile.text).toContain('Anmerkungen ???? ? <script>');
});

test('tells viewers its title, language and author', () => {
  expect(read.whole.info).toMatchObject({
    Title: 'Auskunft über Ihre Daten, Bewertungsanfrage 482\u00a0719\u00a03605',
    Author: 'Haus GmbH',
    Language: 'de',
  });
});

test('the same data make the same file', () => {
  expect(Buffer.compare(read.whole.file, read.again.file)).toBe(0);
});
