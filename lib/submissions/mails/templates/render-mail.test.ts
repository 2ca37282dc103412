import { load } from 'cheerio';
import { MAIL_TITLES } from '@/lib/submissions/mail-titles';
import { LETTERHEAD } from '@/lib/testing/letterhead';
import { colors } from '@/tailwind.config';
import { renderMail, TEMPLATES, type MailData, type TemplateName } from './render-mail';
import { SAMPLES } from './samples.fixture';
import { PALETTE } from './styles';

const NAMES = Object.keys(TEMPLATES) as TemplateName[];

const render = <T extends TemplateName>(name: T, data: MailData[T]) =>
  renderMail(name, data, LETTERHEAD);

const HOSTILE = [
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  `"><a href='https://boese.example'>Gewinn</a> & "Rest"`,
  'Ja\r\nBcc: alle@boese.example\r\n\r\n<p>neu</p>',
  'Gewinn auf https://boese.example und www.boese.example',
  '\u202Etxet\u202C \u2066a\u2069 \u200Fb',
  '🏠👩‍👩‍👧 \ud83c \0',
  'Donaudampfschifffahrt'.repeat(200),
].join(' ');

function poisoned<T>(data: T, text: string): T {
  if (typeof data === 'string') return (data.startsWith('https://') ? data : text) as T;
  if (Array.isArray(data)) return data.map((entry) => poisoned(entry, text)) as T;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, poisoned(value, text)]),
  ) as T;
}

/** Elements and attributes, without texts and their line breaks. */
const skeleton = (html: string) =>
  load(html)('body *:not(br, p)')
    .toArray()
    .map(({ name, attribs }) => [name, attribs]);

const textsOf = (data: unknown): string[] =>
  typeof data === 'string'
    ? [data]
    : typeof data === 'object' && data !== null
      ? Object.values(data).flatMap(textsOf)
      : [];
const isLink = (text: string) => text.startsWith('https://');

const addressesIn = (html: string) => html.match(/https?:\/\/[^\s"<)]+/g) ?? [];

describe.each(NAMES)('%s', (name) => {
  const given = textsOf(SAMPLES[name]);
  const links = [...given.filter(isLink), LETTERHEAD.imprintUrl, LETTERHEAD.privacyUrl];

  const written = render(name, SAMPLES[name]);

  test('is a small German document that loads nothing and leads only where it should', async () => {
    const { html, subject } = await written;
    expect(html).toMatch(/^<!doctype html><html[^>]* lang="de"/);
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(html).not.toMatch(/<(img|script|link|iframe|svg)|url\(|@import|@font-face/i);
    expect([...new Set(addressesIn(html))].sort()).toEqual([...links].sort());
    // Mail programs cut off at 102 kB.
    expect(html.length).toBeLessThan(20_000);
    expect(html.match(/<title>(.*)<\/title>/)?.[1]).toBe(subject);
    expect(MAIL_TITLES[name]).toBeTruthy();
    expect(subject).not.toMatch(/[\p{Cc}]|Erika|Beispiel|München|1234567|348|@/u);
  });

  test('says in plain text what it was given, each link once, who sends it and why', async () => {
    const { subject, text } = await written;
    for (const fact of given.filter((fact) => !isLink(fact) && fact !== subject)) {
      for (const line of fact.split('\n')) expect(text).toContain(line);
    }
    const words = text.split(/\s+/);
    for (const link of links) expect(words.filter((word) => word === link)).toHaveLength(1);
    expect(text).not.toMatch(/<\w|&\w+;|\n{4}|undefined|!/);
    const { siteName, company, address, phone, email } = LETTERHEAD;
    expect(text.split('\n')[0]).toBe(siteName);
    expect(text).toMatch(/Sie erhalten diese E-Mail, weil .+\./);
    for (const fact of [`${company}, ${address}`, phone, email]) expect(text).toContain(fact);
  });

  test('keeps what was typed as text', async () => {
    const harmless = await render(name, poisoned(SAMPLES[name], 'harmlos'));
    const { subject, html, text } = await render(name, poisoned(SAMPLES[name], HOSTILE));
    expect(skeleton(html)).toEqual(skeleton(harmless.html));
    expect(html + text).not.toMatch(/\0|[\u202A-\u202E\u2066-\u2069]/);
    expect((html + text).isWellFormed()).toBe(true);
    expect(subject).not.toMatch(/\p{Cc}/u);
    expect([...subject].length).toBeLessThanOrEqual(120);
  });
});

/** Anyone can have these sent to any address. */
const SENT_TO_ANYBODY = [
  'valuation-confirmation',
  'lead-confirmation',
  'callback-confirmation',
  'contact-confirmation',
  'inquiry-confirmation',
  'address-confirmation',
] as const;

test.each(SENT_TO_ANYBODY)(
  '%s, sent to somebody who did not ask for it, carries no address that was typed',
  async (name) => {
    const typed = 'Gewinn auf https://boese.example und www.boese.example';
    const data = { ...SAMPLES[name], ...typedInto(SAMPLES[name], typed) };
    const { html, text } = await render(name, data);
    for (const part of [html, text]) {
      expect(part).toContain('Gewinn auf');
      expect(part).not.toMatch(/:\/\/boese|www\.boese|boese\.example/);
    }
  },
);

function typedInto(data: object, typed: string) {
  const fields = ['name', 'message', 'office', 'phone'].filter((field) => field in data);
  const answers = 'answers' in data ? { answers: [{ label: 'Anmerkung', text: typed }] } : {};
  return { ...Object.fromEntries(fields.map((field) => [field, typed])), ...answers };
}

const textOf = async <T extends TemplateName>(name: T, changes: Partial<MailData[T]> = {}) =>
  (await render(name, { ...SAMPLES[name], ...changes })).text;

test.each(['valuation-confirmation', 'lead-confirmation', 'address-confirmation'] as const)(
  '%s advertises nothing and says until when its link is good',
  async (name) => {
    const text = await textOf(name);
    expect(text).not.toMatch(/€|Angebot|Ratgeber|Newsletter|Rabatt|Makler(?!büro)|PLZ/);
    expect(text).toContain('Der Link gilt bis zum 5.\u00a0Dezember\u00a02026.');
    expect(text).toContain('Weiter zur Bestätigung:\n\nhttps://portal.example/anfrage/');
  },
);

test('the first mail of a valuation says what follows and what to do when it was somebody else', async () => {
  const text = await textOf('valuation-confirmation');
  expect(text).toContain('ausführliche Bewertung mit einer PDF-Datei');
  expect(text).toContain('Dann brauchen Sie nichts zu tun');
});

test('the figure is a first estimate, never an appraisal', async () => {
  const text = await textOf('valuation-detailed');
  expect(text).toContain('Unverbindliche Ersteinschätzung');
  expect(text).toContain('Wohnfläche: 120\u00a0m²\n');
  expect(text).not.toMatch(/Verkehrswert|Marktwert|Gutachten/);
});

test('one value leads, and the base formula stands at the end of its arithmetic, with the reason for the difference', async () => {
  const text = await textOf('valuation-detailed');
  const inOrder = [
    'Geschätzter Wert',
    'Spanne: 470.000\u00a0€ bis 790.000\u00a0€.',
    'Aussagekraft: mittel.',
    'So kommt der Wert zustande',
    'Zum Vergleich, ohne Lage gerechnet: 348.600\u00a0€. Die Grundformel kennt',
    'Ihre Angaben',
  ].map((words) => text.indexOf(words));
  expect(inOrder).not.toContain(-1);
  expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b));
  // The drawing repeats the text, so it is skipped.
  expect(text).not.toContain('Spanne\n');
});

test('where no value is possible the reason comes first, and the base formula is a rough rule', async () => {
  const impossible = 'Die Postleitzahl 00000 steht nicht im Verzeichnis.';
  const text = await textOf('valuation-detailed', { regional: { impossible } });
  expect(text).toMatch(
    new RegExp(
      `Keine Zahl möglich\\. ${impossible}[^]*hilft ein Gespräch[^]*Faustregel.*348\\.600`,
    ),
  );
  expect(text).not.toMatch(/Spanne|Aussagekraft|Zum Vergleich|Geschätzter Wert/);
});

test('what an employee holds the home to be worth stands beside the estimate, with the reason', async () => {
  const text = await textOf('valuation-detailed', { isSentByHand: true });
  expect(text).toContain('Unsere Einschätzung');
  expect(text).toContain('Die Lage am Park ist gefragt.');
  expect(text).toContain('hier ist die Bewertung Ihrer Immobilie');
  const estimated = await textOf('valuation-detailed', { expert: undefined });
  expect(estimated).not.toContain('Unsere Einschätzung');
  expect(estimated).toContain('vielen Dank für die Bestätigung');
});

test.each([
  [true, 'an höchstens ein Maklerbüro', 'Wir geben sie an keines weiter'],
  [false, 'Wir geben sie an keines weiter', 'an höchstens ein Maklerbüro'],
])('a lead says what was agreed: passed on %s', async (partner, said, unsaid) => {
  const text = await textOf('lead-confirmation', { partner });
  expect(text).toContain(said);
  expect(text).not.toContain(unsaid);
});

test('a message is quoted with its lines', async () => {
  expect(await textOf('contact-confirmation')).toContain(
    '> Guten Tag,\n> \n> ist ein Gutachten nötig?',
  );
});

test("an employee's answer keeps lines and paragraphs", async () => {
  expect(await textOf('reply')).toContain(
    'nicht vorgeschrieben.\nEs hilft bei Streit.\n\nFragen Sie gern nach.\n\nMit freundlichen Grüßen\nMax Muster',
  );
});

test('an invitation says what has changed, and what is to be known', async () => {
  const first = await textOf('appointment');
  expect(first).toContain('Ihr Termin mit uns');
  expect(first).toContain('Hinweis: Bitte den Grundriss bereitlegen.');
  const moved = await textOf('appointment', { isMoved: true, note: undefined });
  expect(moved).toContain('Ihr Termin hat sich geändert');
  expect(moved).not.toContain('Hinweis');
});

test.each(['callback-confirmation', 'reply'] as const)('%s greets without a name', async (name) => {
  expect(await textOf(name, { name: undefined })).toContain('Guten Tag,\n');
});

test('a notice says whether somebody must look first', async () => {
  expect(await textOf('office-notice')).toContain('Zu prüfen: Verkaufsanfrage');
  const usual = await textOf('office-notice', { quarantine: undefined, place: undefined });
  expect(usual).toContain('Neu eingegangen: Verkaufsanfrage');
  expect(usual).not.toMatch(/Ort:|Zurückgestellt|Liegt bei/);
});

test('one link is called one', async () => {
  const submissions = SAMPLES['new-link'].submissions.slice(0, 1);
  expect(await textOf('new-link', { submissions })).toContain('Der Link gilt bis zum');
  expect(await textOf('new-link')).toContain('Die Links gelten bis zum');
});

test('a deletion says what stays, or that nothing does, and that no further mail comes', async () => {
  expect(await textOf('deletion-confirmation')).toContain('weil § 7a UWG es verlangt.');
  const nothing = await textOf('deletion-confirmation', { kept: [] });
  expect(nothing).toContain('Nichts davon bleibt');
  expect(nothing).toContain('Weitere E-Mails zu dieser Anfrage bekommen Sie nicht');
});

test.each(['light', 'dark'] as const)('%s: mails have the colours of the pages', (theme) => {
  expect(colors[theme]).toMatchObject(PALETTE[theme]);
});
