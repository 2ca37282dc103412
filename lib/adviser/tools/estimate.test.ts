import { formatEuros } from '@/lib/platform/format/number';
import { whyFiguresDiffer } from '@/lib/valuation/regional/difference';
import type { RegionalValuation } from '@/lib/valuation/regional/outcome';
import { valueAtPlace } from '@/lib/valuation/regional/service';
import { estimateAnswer } from './estimate';

const HOME = {
  propertyType: 'einfamilienhaus',
  postalCode: '50667',
  area: '120',
  yearBuilt: '1975',
};

test('the base formula with each factor, its limits and what the wizard can start with', () => {
  const { text, sources, offers, prefill, tool } = estimateAnswer(HOME);
  // 120 m² × 3,500 € × (1 − 0.005 × 49)
  expect(text).toContain('Geschätzter Wert nach der Grundformel: **317.100\u00a0€**.');
  expect(text).toContain('Einfamilienhaus, 50667 Köln');
  expect(text).toContain('420.000\u00a0€');
  expect(text).toContain('unverbindliche Ersteinschätzung');
  expect(text).not.toMatch(/Verkehrswert|Gutachten/);
  expect(sources).toEqual([
    'kostenlose-online-bewertung#die-grundformel-schritt-fuer-schritt',
    '/bewertung/methode#regionale-bewertung',
  ]);
  expect(offers).toEqual(['valuation', 'callback']);
  expect(prefill).toEqual(HOME);
  expect(tool).toBeUndefined();
});

test('the regional valuation leads, with its range and what it had to assume, and says why it differs', () => {
  const home = { propertyType: 'einfamilienhaus', area: 120, yearBuilt: 1975 } as const;
  const outcome = valueAtPlace('50667', home) as RegionalValuation;
  const { value, range } = outcome;
  const { text } = estimateAnswer(HOME);
  expect(text).toMatch(new RegExp(`^Etwa \\*\\*${formatEuros(value)}\\*\\*`));
  expect(text).toContain(whyFiguresDiffer(317_100, outcome, '50667 Köln'));
  expect(text).toContain(`zwischen ${formatEuros(range.from)} und ${formatEuros(range.to)}`);
  expect(text).toMatch(/Mit üblichen Werten angesetzt: .*Zustand/);
  expect(text).not.toMatch(/angesetzt: .*Baujahr/);
});

test('one home has another regional figure at another place, and the same by the base formula', () => {
  const [cologne, rural] = ['50667', '06295'].map(
    (postalCode) => estimateAnswer({ ...HOME, postalCode }).text,
  );
  const regional = /^Etwa \*\*([\d.]+)/;
  expect(regional.exec(cologne!)?.[1]).not.toBe(regional.exec(rural!)?.[1]);
  for (const text of [cologne, rural]) expect(text).toContain('Grundformel: **317.100\u00a0€**');
});

test('without a postcode it is the base formula alone, and the form still asks for the place', () => {
  const { text, tool, prefill } = estimateAnswer({ ...HOME, postalCode: undefined });
  expect(text).toContain('Etwa **317.100\u00a0€**');
  expect(text).toContain('nach unserer Grundformel (Einfamilienhaus).');
  expect(text).toContain('Mit der Postleitzahl rechne ich auch die regionale Bewertung aus.');
  expect(text).not.toContain('mit der Lage gerechnet');
  expect(tool).toMatchObject({ name: 'estimate', known: { area: '120' } });
  expect(prefill).toMatchObject({ area: '120' });
});

test('for a postcode that nobody knows the reason stands where the figure would', () => {
  const { text } = estimateAnswer({ ...HOME, postalCode: '00001' });
  expect(text).toContain('Etwa **317.100\u00a0€**');
  expect(text).toMatch(/Eine regionale Zahl ist nicht möglich: .*00001/);
});

test('without a year it is the assumed one, and the answer says so', () => {
  const { text } = estimateAnswer({ ...HOME, yearBuilt: undefined });
  expect(text).toContain('Das Baujahr fehlt, deshalb rechnet die Formel mit 1980.');
  expect(text).toMatch(/Mit üblichen Werten angesetzt: .*Baujahr/);
});

test.each([
  [{}, /die Art der Immobilie und die Wohnfläche\. Mit der Postleitzahl/],
  [{ ...HOME, area: undefined }, /brauche ich noch die Wohnfläche/],
  [{ ...HOME, area: '5' }, /zwischen 10 und 2\.000 m²/],
  [{ ...HOME, yearBuilt: '1066' }, /Baujahr passt nicht/],
  [{ ...HOME, postalCode: '123' }, /fünf Ziffern/],
])('what is missing or cannot be is said, and the form keeps the rest: %j', (fields, text) => {
  const answer = estimateAnswer(fields);
  expect(answer.text).toMatch(text);
  expect(answer.tool).toMatchObject({ name: 'estimate' });
  expect(answer.prefill).toBeUndefined();
});

test.each(['grundstueck', 'gewerbe'])('no figure for %s', (propertyType) => {
  const { text, tool } = estimateAnswer({ ...HOME, propertyType });
  expect(text).not.toContain('€');
  expect(tool).toBeUndefined();
});
