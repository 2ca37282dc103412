import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatEuros } from '@/lib/platform/format/number';
import { valuedHome } from '@/lib/testing/valued-home';
import { whyFiguresDiffer } from '@/lib/valuation/regional/difference';
import type { RegionalValuation } from '@/lib/valuation/regional/outcome';
import { Result, type ValuationFacts } from './result';

const valuation: ValuationFacts = {
  reference: '4827193605',
  propertyType: 'doppelhaushälfte',
  postalCode: '01067',
  area: 120,
  yearBuilt: 1990,
  rooms: 4.5,
  condition: 'renovierungsbedürftig',
  estimatedValue: 348_600,
  createdAt: new Date('2026-11-20T23:30:00Z'),
};

const show = (overrides: Partial<ValuationFacts> = {}, place?: string) =>
  render(
    <Result
      valuation={{ ...valuation, ...overrides }}
      place={place}
      drawing={<p>Zeichnung</p>}
      outcome={{ isPossible: false, reason: 'Die Postleitzahl ist unbekannt.' }}
    />,
  );

const fact = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

test('opens with the specified title and the value without decimals', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    /^Bewertung erfolgreich erstellt!$/,
  );
  expect(screen.getAllByText('348.600 €').length).toBeGreaterThan(0);
  expect(screen.getByText('Zeichnung')).toBeVisible();
});

test('lists what the valuation rests on', () => {
  show();
  expect(
    screen.getAllByRole('term').map((term) => [term.textContent, fact(term.textContent!)]),
  ).toEqual([
    ['Bewertungs-ID', '482\u00a0719\u00a03605'],
    ['Datum', '21.\u00a0November\u00a02026'],
    ['Immobilientyp', 'Doppelhaushälfte'],
    ['Postleitzahl', '01067'],
    ['Wohnfläche', '120\u00a0m²'],
    ['Baujahr', '1990'],
    ['Zimmer', '4,5'],
    ['Zustand', 'Renovierungsbedürftig'],
  ]);
});

test('names the place of a known postcode', () => {
  show({}, 'Dresden');
  expect(fact('Postleitzahl')).toBe('01067 Dresden');
});

test('says what was not given', () => {
  show({ yearBuilt: null, rooms: null, condition: null, estimatedValue: 327_600 });
  expect(fact('Baujahr')).toBe('nicht angegeben');
  expect(fact('Zimmer')).toBe('nicht angegeben');
  expect(fact('Zustand')).toBe('Keine Angabe');
});

test('explains the figure with a line for each factor', () => {
  show();
  const section = screen.getByRole('region', { name: 'So rechnet die Grundformel' });
  expect(section).toHaveTextContent('420.000 €');
  expect(section).toHaveTextContent('−71.400 €');
  expect(section).toHaveTextContent('348.600 €');
});

describe('where there is a regional figure', () => {
  const { outcome, base, home } = valuedHome();
  const { value, range } = outcome as RegionalValuation;
  const regional = { ...valuation, ...home, condition: 'gut', postalCode: '80331' };

  beforeEach(() => {
    render(
      <Result
        valuation={{ ...regional, yearBuilt: 1990, rooms: 4.5, estimatedValue: base }}
        place="München"
        drawing={<p>Zeichnung</p>}
        outcome={outcome}
      />,
    );
  });

  test('it is the one large figure, with its range', () => {
    const [large, ...others] = [...document.querySelectorAll('.text-5xl')];
    expect(large).toHaveTextContent(formatEuros(value).replace('\u00a0', ' '));
    expect(others).toHaveLength(0);
    expect(document.body).toHaveTextContent(
      `Spanne: ${formatEuros(range.from)} bis ${formatEuros(range.to)}`.replaceAll('\u00a0', ' '),
    );
  });

  test('the base formula stands below it in one line, with one sentence why it differs', () => {
    expect(document.body).toHaveTextContent('Geschätzter Wert nach der Grundformel: 348.600 €');
    const why = whyFiguresDiffer(base, outcome as RegionalValuation, '80331 München');
    expect(screen.getByText(why.replaceAll('\u00a0', ' '))).toBeVisible();
  });

  test('the arithmetic of the formula is folded until it is asked for', async () => {
    const factor = () => screen.getByText('−71.400 €');
    expect(factor()).not.toBeVisible();
    await userEvent.click(screen.getByText('So rechnet die Grundformel'));
    expect(factor()).toBeVisible();
  });
});

test('says that it is a first estimate which knows no location', () => {
  show();
  expect(screen.getByText(/unverbindliche Ersteinschätzung/)).toHaveTextContent(
    'Lage und Ausstattung kennt die Formel nicht.',
  );
});

test('can be printed', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Drucken' }));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});
