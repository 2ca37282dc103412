import { render, screen, waitFor, within } from '@testing-library/react';
import type { RegionalHome, RegionalValuation } from '@/lib/valuation/regional/outcome';
import { RegionalDetails, RegionalFigure } from './regional-parts';
import { valuedHome } from '@/lib/testing/valued-home';

async function show(overrides: Partial<RegionalHome> = {}, postalCode?: string) {
  const valued = valuedHome(overrides, postalCode);
  render(
    <>
      <RegionalFigure
        {...valued}
        phoneHref="tel:+49891234567"
        callback={<button>Rückruf</button>}
      />
      <RegionalDetails {...valued} />
    </>,
  );
  // The calculation is loaded lazily.
  if (valued.model) {
    await waitFor(() => expect(screen.getByRole('form')).toHaveAttribute('data-ready'));
  }
  return valued;
}

const section = (name: string) => screen.getByRole('region', { name });
const text = (element: HTMLElement) => element.textContent ?? '';
/** The testing library normalizes spaces. */
const plain = (sentence: string) => sentence.replaceAll('\u00a0', ' ');

describe('where a figure is possible', () => {
  test('its grade and its reasons stand there', async () => {
    const { outcome } = await show();
    const { confidenceReasons } = outcome as RegionalValuation;
    const shown = text(section('Regionale Bewertung'));
    expect(shown).toMatch(/Aussagekraft: (hoch|mittel|gering)/);
    for (const reason of confidenceReasons) expect(shown).toContain(reason);
  });

  test('it is a non-binding first estimate, dated, with the way to the method', async () => {
    await show();
    const shown = section('Regionale Bewertung');
    expect(text(shown)).toMatch(/unverbindliche Ersteinschätzung\. Datenstand: .*20\d\d/);
    expect(within(shown).getByRole('link', { name: 'So wird gerechnet' })).toHaveAttribute(
      'href',
      '/bewertung/methode',
    );
    expect(document.body).not.toHaveTextContent(/Verkehrswert|Gutachten/);
  });

  test.each([
    ['a house', {}, '80331', '32.605 Hausangeboten', 'Bei der Grundformel lag jeder zweite Wert'],
    [
      'a flat',
      { propertyType: 'eigentumswohnung', area: 78, rooms: 3 },
      '80331',
      '24.192 Wohnungsangeboten',
      'Bei der Grundformel lag jeder zweite Wert',
    ],
    [
      'a wide range',
      {},
      '08280',
      '32.605 Hausangeboten',
      'Hier kommt es aber auf die ganze Spanne an',
    ],
  ] as const)(
    'says which figure counts, from what was measured: %s',
    async (_, home, postalCode, measured, advice) => {
      await show(home, postalCode);
      const shown = text(section('Regionale Bewertung'));
      expect(shown).toContain(`Im Test mit ${measured} lag jeder zweite`);
      expect(shown).toContain(advice);
    },
  );

  test('the bar is not read out: the words say the same', async () => {
    await show();
    for (const drawn of section('Regionale Bewertung').querySelectorAll('[style]')) {
      expect(drawn.closest('[aria-hidden="true"]')).not.toBeNull();
    }
  });

  test('the drawing says where the place is', async () => {
    await show({}, '02625');
    expect(
      screen.getByRole('img', { name: 'Karte: Bautzen, Landkreis Bautzen, Sachsen' }),
    ).toBeVisible();
  });

  test('a city that is its own district and state is named once', async () => {
    await show({}, '10115');
    expect(screen.getByRole('img', { name: 'Karte: Berlin' })).toBeVisible();
  });

  test('the factors lead from the national median to the figure', async () => {
    const { outcome } = await show({ plotArea: 400 });
    const { factors, nationalMedian, value } = outcome as RegionalValuation;
    const rows = within(section('So kommt der regionale Wert zustande')).getAllByRole('listitem');
    expect(rows).toHaveLength(factors.length + 2);
    const euros = rows.map((row) => {
      const amount = /([+−]?)([\d.]+)\u00a0€/.exec(text(row.firstElementChild as HTMLElement))!;
      return Number(amount[2]!.replaceAll('.', '')) * (amount[1] === '−' ? -1 : 1);
    });
    expect(euros[0]).toBe(nationalMedian);
    expect(euros.at(-1)).toBe(value);
    expect(euros.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(value);
  });

  test('what is assumed is named; where nothing is, nothing is said', async () => {
    await show({ yearBuilt: null, condition: null, plotArea: 400 });
    const rows = within(section('So kommt der regionale Wert zustande')).getAllByRole('listitem');
    const assumed = rows.map(text).filter((row) => row.includes('(angenommen)'));
    expect(assumed).toHaveLength(2);
    for (const row of assumed) expect(row).toMatch(/^(Baujahr|Zustand).*Nicht bekannt: gerechnet/);
  });
});

describe('where no figure is possible', () => {
  test.each([
    ['of an unknown postcode', {}, '00000'],
    ['of a size that nobody offers', { area: 1900 }, '80331'],
  ])('because %s it says so, why, and what helps', async (_, home, postalCode) => {
    const { outcome } = await show(home, postalCode);
    const shown = within(section('Regionale Bewertung'));
    expect(shown.getByText('Keine Zahl möglich')).toBeVisible();
    expect(shown.getByText(plain((outcome as { reason: string }).reason))).toBeVisible();
    expect(shown.getByRole('link', { name: 'Anrufen' })).toHaveAttribute(
      'href',
      'tel:+49891234567',
    );
    expect(shown.getByRole('button', { name: 'Rückruf' })).toBeVisible();
    expect(shown.getByRole('link', { name: 'Angaben berichtigen' })).toHaveAttribute(
      'href',
      '/anfrage',
    );
    expect(
      screen.queryByRole('heading', { name: 'So kommt der regionale Wert zustande' }),
    ).toBeNull();
  });

  test('nothing can be changed at an unknown place', async () => {
    await show({}, '00000');
    expect(screen.queryByRole('heading', { name: 'Was würde den Wert ändern?' })).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
  });
});
