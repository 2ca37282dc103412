import { load } from 'cheerio';
import { renderMail } from './render-mail';
import { LETTERHEAD, SAMPLES } from './samples.fixture';
import { TEMPLATES, type MailData, type TemplateName } from './templates';

const NAMES = Object.keys(TEMPLATES) as TemplateName[];

const HOSTILE = [
  ['a script', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
  ['quotes', `"><a href='https://boese.example'>Gewinn</a> & "Rest"`],
  ['a header', 'Ja\r\nBcc: alle@boese.example\r\n\r\n<p>neu</p>'],
  ['an address', 'Gewinn auf https://boese.example und www.boese.example'],
  ['a long word', 'Donaudampfschifffahrt'.repeat(200)],
  ['direction marks', '\u202Etxet\u202C \u2066a\u2069 \u200Fb'],
  ['emoji and torn characters', '🏠👩‍👩‍👧 \ud83c \0'],
] as const;

function poisoned<T>(data: T, text: string): T {
  if (typeof data === 'string') return (data.startsWith('https://') ? data : text) as T;
  if (Array.isArray(data)) return data.map((entry) => poisoned(entry, text)) as T;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, poisoned(value, text)]),
  ) as T;
}

const render = <T extends TemplateName>(name: T, data: MailData[T]) =>
  renderMail(name, data, LETTERHEAD);

/** Elements and attributes, without texts and their line breaks. */
const skeleton = (html: string) =>
  load(html)('body *:not(br, p)')
    .toArray()
    .map(({ name, attribs }) => [name, attribs]);

describe.each(NAMES)('%s', (name) => {
  test.each(HOSTILE)('%s stays text', async (_, text) => {
    const harmless = await render(name, poisoned(SAMPLES[name], 'harmlos'));
    const { subject, html, text: plain } = await render(name, poisoned(SAMPLES[name], text));
    expect(skeleton(html)).toEqual(skeleton(harmless.html));
    expect(html + plain).not.toMatch(/\0|[\u202A-\u202E\u2066-\u2069]/);
    expect((html + plain).isWellFormed()).toBe(true);
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

describe.each(SENT_TO_ANYBODY)('%s, sent to somebody who did not ask for it', (name) => {
  test('carries no address that was typed', async () => {
    const typed = 'Gewinn auf https://boese.example und www.boese.example';
    const data = { ...SAMPLES[name], ...typedInto(SAMPLES[name], typed) };
    const { html, text } = await render(name, data);
    for (const part of [html, text]) {
      expect(part).toContain('Gewinn auf');
      expect(part).not.toMatch(/:\/\/boese|www\.boese|boese\.example/);
    }
  });
});

function typedInto(data: object, typed: string) {
  const fields = ['name', 'message', 'office', 'phone'].filter((field) => field in data);
  const answers = 'answers' in data ? { answers: [{ label: 'Anmerkung', text: typed }] } : {};
  return { ...Object.fromEntries(fields.map((field) => [field, typed])), ...answers };
}
