import { render, screen, waitFor, within } from '@testing-library/react';
import type { RegionalHome } from '@/lib/valuation/regional/outcome';
import { BaseFactors, NoRegional, RegionalDetails, RegionalFigure } from './regional-parts';
import { RegionalHeadline } from './regional';
import { valuedHome } from '@/lib/testing/valued-home';
import { estimate } from '@/lib/valuation/estimate';
import { formatEuros } from '@/lib/platform/format/number';
import { whyFiguresDiffer } from '@/lib/valuation/regional/difference';

async function show(overrides: Partial<RegionalHome> = {}, postalCode?: string) {
  const valued = valuedHome(overrides, postalCode);
  render(
    <>
      {valued.outcome.isPossible ? (
        <RegionalHeadline valuation={valued.outcome} />
      ) : (
        <NoRegional
          {...valued}
          reason={valued.outcome.reason}
          phoneHref="tel:+49891234567"
          callback={<button>Rückruf</button>}
        />
      )}
      <RegionalFigure {...valued} />
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
  test.each([
    ['a house', {}, '80997', '32.605 Hausangeboten', 'Ohne Lage gerechnet wären es'],
    [
      'a flat',
      { propertyType: 'eigentumswohnung', area: 78, rooms: 3 },
      '80331',
      '24.192 Wohnungsangeboten',
      'Ohne Lage gerechnet wären es',
    ],
    [
      'a wide range',
      {},
      '08280',
      '32.605 Hausangeboten',
      'Hier kommt es aber auf die ganze Spanne an',
    ],
  ] as const)(
    'says how far off it was where it was measured: %s',
    async (_, home, postalCode, measured, advice) => {
      await show(home, postalCode);
      const shown = text(section('Regionale Bewertung'));
      expect(shown).toContain(`Im Test mit ${measured} lag jeder zweite`);
      expect(shown).toContain(advice);
    },
  );

  test('the base formula stands once, at the end of the arithmetic, with the reason for the difference', async () => {
    const { outcome, base } = await show();
    if (!outcome.isPossible) throw new Error(outcome.reason);
    expect(screen.getAllByText(plain(formatEuros(base)))).toHaveLength(2);
    const shown = plain(text(section('So kommt der Wert zustande')));
    const why = plain(whyFiguresDiffer(base, outcome, '80331 München'));
    expect(shown).toContain(`Zum Vergleich, ohne Lage gerechnet: 348.600 €${why}So rechnet`);
    expect(screen.getByText('Geschätzter Wert', { selector: 'p' })).toBeVisible();
  });

  test('what is assumed is named; where nothing is, nothing is said', async () => {
    await show({ yearBuilt: null, condition: null, plotArea: 400 });
    const rows = within(section('So kommt der Wert zustande')).getAllByRole('listitem');
    const assumed = rows.map(text).filter((row) => row.includes('(angenommen)'));
    expect(assumed).toHaveLength(2);
    for (const row of assumed) expect(row).toMatch(/^(Baujahr|Zustand).*Nicht bekannt: gerechnet/);
  });
});

test.each([
  ['of a place that is none', {}, '00000'],
  ['of a size that is not offered', { area: 1900 }, '80331'],
])(
  'because %s it says first that no figure is possible, why, what helps, and a rough rule last',
  async (_, home, postalCode) => {
    const { outcome, base } = await show(home, postalCode);
    if (outcome.isPossible) throw new Error('There is a value');
    const inOrder = [
      'Keine Zahl möglich',
      outcome.reason,
      'Anrufen',
      'Faustregel',
      formatEuros(base),
    ];
    const at = inOrder.map((words) => text(document.body).indexOf(words));
    expect(at).not.toContain(-1);
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    expect(screen.getByRole('link', { name: 'Anrufen' })).toHaveAttribute(
      'href',
      'tel:+49891234567',
    );
    expect(screen.getByRole('button', { name: 'Rückruf' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Angaben berichtigen' })).toHaveAttribute(
      'href',
      '/anfrage',
    );
    expect(screen.queryByRole('heading', { name: 'So kommt der Wert zustande' })).toBeNull();
  },
);

test('the bars of what is taken off and of what remains fill the bar of the new price', () => {
  const home = { area: 120, yearBuilt: 1990 };
  render(<BaseFactors home={home} base={estimate(home).value} />);
  const [area, age, value] = screen.getAllByRole('listitem').map((row) => {
    const { style } = row.querySelector<HTMLElement>('[style]')!;
    return { start: parseFloat(style.marginLeft), length: parseFloat(style.width) };
  });
  expect(area).toEqual({ start: 0, length: 100 });
  expect(value!.start).toBe(0);
  expect(value!.length).toBeCloseTo(83, 5);
  expect(age!.start).toBeCloseTo(value!.length, 5);
  expect(age!.start + age!.length).toBeCloseTo(100, 5);
});
