import { CONSENT_WORDINGS } from '@/lib/submissions/kinds/wordings';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/test';
import { expectFits } from './support/width';

const BANDS = ['Zahlen im Überblick', 'Zusagen im Überblick'];
const TAX_NOTE = 'zzgl. USt., nur für Unternehmer';

test('the parts stand in their order, and voices are examples', async ({ page }) => {
  await page.goto('/makler');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Qualifizierte Verkäufer-Leads direkt kaufen',
  );
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Jeder Lead geht durch fünf Stufen',
    'Was Sie davon haben',
    'Drei Klassen, drei Preise',
    'So sieht ein Lead aus',
    'Lead-Pakete',
    'Wann Sie den Preis zurückbekommen',
    'Was Makler uns fragen',
    'So könnte eine Rückmeldung klingen',
    'Mit fünf Leads anfangen',
    'Woher diese Angaben stammen',
  ]);
  const stages = page.getByRole('region', { name: 'Jeder Lead geht durch fünf Stufen' });
  await expect(stages.getByRole('heading', { level: 3 })).toHaveText([
    'Eingegangen und plausibel',
    'Kontakt bestätigt',
    'Objektdaten vollständig',
    'Eigentum und Absicht bestätigt',
    'Freigegeben',
  ]);
  const benefits = page.getByRole('region', { name: 'Was Sie davon haben' });
  await expect(benefits.getByRole('listitem')).toHaveCount(6);
  const voices = page.getByRole('region', { name: 'So könnte eine Rückmeldung klingen' });
  await expect(voices.getByRole('figure')).toHaveCount(2);
  await expect(voices.getByText('Zwei Beispiele, keine echten Kundenstimmen')).toHaveCount(1);
});

test('three packages with all that belongs to them and the way on; the end offers to start, to call, and three assurances', async ({
  page,
}) => {
  await page.goto('/makler#demo');
  const end = page.getByRole('region', { name: 'Mit fünf Leads anfangen' });
  await expect(end).toBeInViewport();
  await expect(end.getByRole('link', { name: 'Sofort starten' })).toHaveAttribute(
    'href',
    '/makler/anfrage/starter',
  );
  await expect(end.getByRole('link', { name: /^Anrufen/ })).toHaveAttribute(
    'href',
    'tel:+493023125000',
  );
  await expect(end.getByRole('list', { name: 'Zusicherungen' }).getByRole('listitem')).toHaveText([
    /^Keine Einrichtungsgebühr \(.+\)$/,
    /^Monatlich kündbar \(.+\)$/,
    /^14\sTage Geld-zurück-Garantie \(.+\)$/,
  ]);

  const section = page.getByRole('region', { name: 'Lead-Pakete' });
  for (const [id, name, price, unit, facts] of [
    [
      'starter',
      'Starter',
      /249\s€/,
      /49,80\s€ je Premium-Lead/,
      ['5 Premium-Leads', 'Postleitzahl', 'Liefergarantie 48 Stunden', 'E-Mail'],
    ],
    [
      'professional',
      'Professional',
      /749\s€/,
      /37,45\s€ je Premium-Lead/,
      [
        '20 Premium-Leads',
        'Gebietsschutz auf Wunsch',
        'Liefergarantie 24 Stunden',
        'Telefon',
        'Monatlicher Bericht',
      ],
    ],
    [
      'enterprise',
      'Enterprise',
      /1\.999\s€/,
      /höchstens 19,99\s€ je Premium-Lead/,
      [
        'ab 100 Premium-Leads',
        'Exklusiver Gebietsschutz',
        'Liefergarantie 12 Stunden',
        'Persönlicher Ansprechpartner',
        'Individuelle Anbindung',
      ],
    ],
  ] as const) {
    const heading = page.getByRole('heading', { level: 3, name });
    const card = section.getByRole('listitem').filter({ has: heading });
    await expect(card).toContainText(price);
    await expect(card).toContainText(`im Monat, ${TAX_NOTE}`);
    await expect(card).toContainText(unit);
    await expect(card.getByRole('listitem')).toHaveText(
      facts.map((fact) => new RegExp(fact.replaceAll(' ', '\\s'))),
    );
    await expect(card.getByText('BELIEBT')).toHaveCount(id === 'professional' ? 1 : 0);
    await expect(card.getByRole('link', { name: `${name} anfragen` })).toHaveAttribute(
      'href',
      `/makler/anfrage/${id}`,
    );
  }
});

test('area check and login are seen at once, and each class has its criteria and its price before taxes @phone', async ({
  page,
  isMobile,
}) => {
  await page.goto('/makler');
  for (const name of ['Leads in Ihrem Gebiet', 'Anmelden']) {
    const link = page.getByRole('main').getByRole('link', { name, exact: true });
    await expect(link).toBeInViewport();
  }
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (isMobile) expect(height).toBeLessThan(9000);

  const section = page.getByRole('region', { name: 'Drei Klassen, drei Preise' });
  await expect(section).toContainText(/Kein Lead ist älter als 48\s+Stunden/);
  const table = section.getByRole('table', { name: 'Lead-Klassen mit Kriterien und Preisen' });
  const labels = ['Kontakt', 'Objektdaten', 'Verkaufsabsicht', 'Wert'];
  await expect(table.getByRole('columnheader')).toHaveText(
    isMobile ? [] : ['Klasse', ...labels, 'Preis'],
  );
  for (const [name, price, criteria] of [
    ['Premium A+', '149', ['Eigentümer bestätigt', 'vollständige Objektdaten', '6 Monaten', '300']],
    ['Standard A', '99', ['Kontakt verifiziert', 'Basis-Objektdaten', 'interesse', 'jeder Wert']],
    ['Basis B', '59', ['Erstkontakt', 'Postleitzahl', 'Bewertungsanfrage', 'keine Vorgabe']],
  ] as const) {
    const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
    await expect(row.getByRole('cell')).toHaveText([
      ...criteria.map((text) => new RegExp(text.replace(' ', '\\s'))),
      new RegExp(`^${price}\\s€je Lead${TAX_NOTE.replaceAll('.', '\\.')}$`),
    ]);
    for (const label of labels) {
      await expect(row.getByText(label, { exact: true })).toBeVisible({ visible: isMobile });
    }
    const drawing = row.locator('img');
    await drawing.scrollIntoViewIfNeeded();
    await expect
      .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test('the button of the opening scrolls to the packages and takes the focus along', async ({
  page,
}) => {
  await page.goto('/makler', { waitUntil: 'networkidle' });
  const packages = page.getByRole('region', { name: 'Lead-Pakete' });
  const button = page.getByRole('link', { name: 'Lead-Pakete ansehen' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/makler#lead-pakete$/);
  await expect(packages).toBeFocused();
  await expect(packages.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(page.getByText('Seite wird geladen...')).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  await page.keyboard.press('Tab');
  await expect(packages.getByRole('link').first()).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/makler$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('each band runs by, and stops under its switch and under the focus', async ({ page }) => {
  await page.goto('/makler');
  for (const name of BANDS) {
    const band = page.getByRole('region', { name });
    const list = band.getByRole('list').first();
    await expect(list).toHaveCSS('animation-name', 'ticker');
    await expect(list).toHaveCSS('animation-play-state', 'running');
    const stop = band.getByRole('checkbox', { name: 'Laufband anhalten' });
    await stop.press('Space');
    await expect(list).toHaveCSS('animation-play-state', 'paused');
    await stop.press('Space');
    await page.keyboard.press('Tab');
    await expect(band.getByRole('link').first()).toBeFocused();
    await expect(list).toHaveCSS('animation-name', 'none');
    const [window, content] = await band
      .locator('.ticker-window')
      .evaluate((node) => [node.clientWidth, node.firstElementChild!.clientWidth]);
    expect(content).toBeGreaterThanOrEqual(window!);
  }
});

test('where motion is not wanted figures and promises are lists; each leads to the note about its source', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/makler', { waitUntil: 'networkidle' });
  for (const name of BANDS) {
    const band = page.getByRole('region', { name });
    await expect(band.getByRole('list')).toHaveCSS('animation-name', 'none');
    await expect(band.getByRole('listitem')).toHaveText(Array(5).fill(/\(.+\)$/));
    await expect(band.getByRole('checkbox')).toBeHidden();
  }
  const note = page.getByRole('region', { name: 'Woher diese Angaben stammen' });
  await expect(note).toContainText(/Angaben des Betreibers, Stand November\s2026/);
  await expect(note).toContainText('von dritter Seite sind sie nicht geprüft');
  await expect(note).not.toContainText('Gezählt:');
  const references = page.locator('main a[href="#angaben"]');
  await references.first().press('Enter');
  await expect(note).toBeFocused();
  await page.getByRole('link', { name: 'Lead-Pakete ansehen' }).click();
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  await expect(page.getByRole('region', { name: 'Lead-Pakete' })).toBeFocused();
});

test('what agencies ask is answered, also when a price is given back, and the area check is near', async ({
  page,
}) => {
  await page.goto('/makler');
  const questions = page.getByRole('region', { name: 'Was Makler uns fragen' });
  for (const [question, answer] of [
    ['Bekommt noch jemand denselben Lead?', 'höchstens einem übergeben'],
    ['Wie alt ist ein Lead?', 'seit dem Wunsch des Eigentümers'],
    ['Was, wenn ein Lead nicht stimmt?', 'vor dem Einreichen'],
    ['Wie lange binde ich mich?', 'zum Ende jedes Monats kündbar'],
  ] as const) {
    await expect(questions.getByText(answer)).toBeHidden();
    await questions.getByText(question).click();
    await expect(questions.getByText(answer)).toBeVisible();
  }

  const rules = page.getByRole('region', { name: 'Wann Sie den Preis zurückbekommen' });
  await rules.getByText('Alle Gründe und Fristen').click();
  await expect(rules.getByRole('term')).toHaveCount(8);
  await expect(rules).toContainText(/7 Anrufversuche an 6 verschiedenen Tagen/);
  await page.getByRole('link', { name: 'Leads in Ihrem Gebiet' }).click();
  await expect(page.getByRole('heading', { name: 'Leads in Ihrem Gebiet' })).toBeVisible();
  await page.getByLabel('Postleitzahl oder ihre ersten Ziffern').fill('8033x');
  await page.getByRole('button', { name: 'Nachsehen' }).click();
  await expect(page.getByText(/ersten zwei bis vier Ziffern/).first()).toBeVisible();
  await page.getByLabel('Postleitzahl oder ihre ersten Ziffern').fill('80331');
  await page.getByRole('button', { name: 'Nachsehen' }).click();
  const counts = page.getByRole('table', { name: 'Leads nach Klasse' });
  await expect(counts.getByRole('row')).toHaveCount(4);
  await expectAccessible(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an invented lead is shown as an agency gets it, with the way to the packages and the pause', async ({
    page,
  }) => {
    await page.goto('/makler');
    const lead = page.getByRole('article', { name: 'Erfundener Lead' });
    await expect(lead).toBeHidden();
    await page.getByText('Beispiel-Lead ansehen').press('Enter');
    await expect(lead).toContainText('Erfundenes Beispiel: Diese Person und dieses Haus gibt es');
    await expect(lead.getByRole('heading', { level: 4 })).toHaveText([
      'Objekt',
      'Warum Premium A+',
      'Zur Person',
      'Nach der Annahme: Kontakt',
      'Nach der Annahme: Nachweis der Einwilligung',
    ]);
    await expect(lead).toContainText(/Noch 41\s+Stunden von 48/);
    await expect(lead).toContainText('erika@beispiel.invalid');
    await expect(lead).toContainText(`„${CONSENT_WORDINGS.inquiry}“`);
    await expect(lead).toContainText(`„${CONSENT_WORDINGS.partner}“`);

    await page.getByRole('link', { name: 'Lead-Pakete ansehen' }).click();
    await expect(page).toHaveURL(/#lead-pakete$/);
    const band = page.getByRole('region', { name: 'Zusagen im Überblick' });
    await band.getByRole('checkbox').press('Space');
    await expect(band.getByRole('list').first()).toHaveCSS('animation-play-state', 'paused');
  });
});

test('with everything open axe finds nothing, and it fits a small phone @phone', async ({
  page,
}) => {
  await page.goto('/makler', { waitUntil: 'networkidle' });
  await page.getByText('Beispiel-Lead ansehen').click();
  await expectAccessible(page);
  await expectFits(page);
});
