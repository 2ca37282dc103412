import { render, screen } from '@testing-library/react';
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
      headline={<p>Wert</p>}
    />,
  );

const fact = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

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

test('says what was not given', () => {
  show({ yearBuilt: null, rooms: null, condition: null, estimatedValue: 327_600 });
  expect(fact('Baujahr')).toBe('nicht angegeben');
  expect(fact('Zimmer')).toBe('nicht angegeben');
  expect(fact('Zustand')).toBe('Keine Angabe');
});
