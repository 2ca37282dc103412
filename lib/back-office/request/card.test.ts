import { cardOf } from './card';
import { EMPTY_DETAILS, type RequestRow } from './row';

const WHEN = new Date('2026-11-22T09:00:00Z');

const row = (values: Partial<RequestRow>): RequestRow => ({
  ...EMPTY_DETAILS,
  ...{ type: 'lead', id: 'a', version: 1, status: 'pending', quarantine: null },
  ...{ createdAt: WHEN, updatedAt: WHEN, dueAt: null, dueFor: null, assignedTo: null, note: null },
  ...values,
});

const card = (values: Partial<RequestRow>) =>
  cardOf(row(values), { names: new Map([[1, 'Karin Beispiel']]), wishes: new Map() });

const slot = new Date('2026-11-23T09:00:00Z');

test.each<[Partial<RequestRow>, string]>([
  [
    { type: 'lead', propertyType: 'grundstuck', area: 800, postalCode: '10115', city: 'Berlin' },
    'Grundstück · 800\u00a0m² · 10115 Berlin',
  ],
  [
    { type: 'valuation', propertyType: 'villa', area: 82.5, postalCode: '80331' },
    'Villa · 82,5\u00a0m² · 80331',
  ],
  [{ type: 'callback', propertyType: 'villa' }, 'Anruf so bald wie möglich · Villa'],
  [{ type: 'callback', preferredTime: slot }, 'Anruf Montag, 23.\u00a0November, ab 10.00\u00a0Uhr'],
  [
    { type: 'callback', source: 'makler' },
    'Anruf so bald wie möglich · von der Seite für Maklerbüros',
  ],
  [{ type: 'callback', source: 'adviser' }, 'Anruf so bald wie möglich · aus der KI-Beratung'],
  [{ type: 'contact', remark: ' Wie\n\nlange  dauert es? ' }, 'Wie lange dauert es?'],
  [{ type: 'contact', propertyType: 'villa', remark: 'Ja?' }, 'Villa · Ja?'],
  [
    { type: 'inquiry', office: 'Muster & Co', package: 'starter', postalArea: '80' },
    'Muster & Co · Starter · Gebiet 80',
  ],
])('%j is summed up as %s', (values, summary) => expect(card(values).summary).toBe(summary));

test('a long message is cut between two words', () => {
  const { summary } = card({ type: 'contact', remark: 'Quittenbaum '.repeat(40) });
  expect(summary).toMatch(/Quittenbaum …$/);
  expect(summary.length).toBeLessThanOrEqual(142);
  expect(card({ type: 'contact', remark: 'x'.repeat(400) }).summary).toMatch(/^x{70} …$/);
});

test('the estimate comes with the price of a square metre, rounded', () => {
  const valuation = { type: 'valuation', estimatedValue: 100_000, area: 30 } as const;
  expect(card(valuation).estimate).toEqual({ value: 100_000, perSquareMetre: 3333 });
  expect(card({ type: 'lead', area: 30 }).estimate).toBeUndefined();
});

test('whoever holds it is named, also when the account is gone', () => {
  expect(card({ assignedTo: 1 }).assignee).toEqual({ id: 1, name: 'Karin Beispiel' });
  expect(card({ assignedTo: 7 }).assignee).toEqual({ id: 7, name: 'Mitarbeiter #7' });
  expect(card({}).assignee).toBeUndefined();
});

test('what is due is named with its time', () => {
  expect(card({ dueAt: slot, dueFor: 'callback' }).due).toEqual({ at: slot, for: 'callback' });
  expect(card({}).due).toBeUndefined();
});
