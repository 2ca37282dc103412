import { renderMail } from './render-mail';
import { LETTERHEAD, SAMPLES } from './samples.fixture';
import type { MailData, TemplateName } from './templates';

const textOf = async <T extends TemplateName>(name: T, changes: Partial<MailData[T]> = {}) =>
  (await renderMail(name, { ...SAMPLES[name], ...changes }, LETTERHEAD)).text;

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

test('the regional figure leads, and the base formula follows with the reason for the difference', async () => {
  const text = await textOf('valuation-detailed');
  const inOrder = [
    'Spanne: 470.000\u00a0€ bis 790.000\u00a0€.',
    'Aussagekraft: mittel.',
    'So kommt die regionale Bewertung zustande',
    'Zum Vergleich: die Grundformel\n\n348.600\u00a0€, 2.905\u00a0€ je m². Die Grundformel kennt',
    'Ihre Angaben',
  ].map((words) => text.indexOf(words));
  expect(inOrder).not.toContain(-1);
  expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b));
  // The drawing repeats the text, so it is skipped.
  expect(text).not.toContain('Spanne\n');
});

test('where no regional figure is possible the base formula stands alone, with the reason', async () => {
  const impossible = 'Die Postleitzahl 00000 steht nicht im Verzeichnis.';
  const text = await textOf('valuation-detailed', { regional: { impossible } });
  expect(text).toContain(`Eine regionale Bewertung ist nicht möglich. ${impossible}`);
  expect(text).toContain('Lage und Ausstattung kennt die Formel nicht.');
  expect(text).not.toMatch(/Spanne|Aussagekraft|Zum Vergleich/);
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

test('a notice says whether a conversation came along', async () => {
  const notice = await textOf('office-notice', { hasConversation: true });
  expect(notice).toContain('Liegt bei: Gespräch mit der KI-Beratung');
});

test('one link is called one', async () => {
  const requests = SAMPLES['new-link'].requests.slice(0, 1);
  expect(await textOf('new-link', { requests })).toContain('Der Link gilt bis zum');
  expect(await textOf('new-link')).toContain('Die Links gelten bis zum');
});

test('a deletion says what stays, or that nothing does, and that no further mail comes', async () => {
  expect(await textOf('deletion-confirmation')).toContain('weil § 7a UWG es verlangt.');
  const nothing = await textOf('deletion-confirmation', { kept: [] });
  expect(nothing).toContain('Nichts davon bleibt');
  expect(nothing).toContain('Weitere E-Mails zu dieser Anfrage bekommen Sie nicht');
});
