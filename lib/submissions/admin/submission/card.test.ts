import { submissionCard } from './card';
import type { SubmissionKind } from '@/lib/submissions/kinds/kinds';

const WHEN = new Date('2026-11-22T09:00:00Z');

const HOME = { propertyType: null, postalCode: '80331', area: 120, city: 'München' };

const cardWith = (kind: SubmissionKind, details: object, head: object = {}) =>
  submissionCard(
    {
      id: 'a',
      version: 1,
      status: 'pending',
      createdAt: WHEN,
      updatedAt: WHEN,
      assignedTo: null,
      ...head,
      kind,
      details: { ...HOME, ...details },
    } as never,
    {
      names: new Map([[1, 'Karin Beispiel']]),
      people: new Map(),
      sales: new Map(),
    },
  );

const lead = (head: object) => cardWith('lead', {}, head);

const slot = new Date('2026-11-23T09:00:00Z');

test.each<[SubmissionKind, object, string]>([
  [
    'lead',
    { propertyType: 'grundstuck', area: 800, postalCode: '10115', city: 'Berlin' },
    'Grundstück · 800\u00a0m² · 10115 Berlin',
  ],
  [
    'valuation',
    { propertyType: 'villa', area: 82.5, postalCode: '80331' },
    'Villa · 82,5\u00a0m² · 80331',
  ],
  ['callback', { propertyType: 'villa' }, 'Anruf so bald wie möglich · Villa'],
  ['callback', { preferredTime: slot }, 'Anruf Montag, 23.\u00a0November, ab 10.00\u00a0Uhr'],
  ['callback', { source: 'makler' }, 'Anruf so bald wie möglich · von der Seite für Maklerbüros'],
  ['contact', { message: ' Wie\n\nlange  dauert es? ' }, 'Wie lange dauert es?'],
  [
    'inquiry',
    { office: 'Muster & Co', package: 'starter', postalArea: '80' },
    'Muster & Co · Starter · Gebiet 80',
  ],
])('a %s with %j is summed up as %s', (kind, details, summary) =>
  expect(cardWith(kind, details).summary).toBe(summary),
);

test('a long message is cut between two words', () => {
  const { summary } = cardWith('contact', { message: 'Quittenbaum '.repeat(40) });
  expect(summary).toMatch(/Quittenbaum …$/);
  expect(summary.length).toBeLessThanOrEqual(142);
  expect(cardWith('contact', { message: 'x'.repeat(400) }).summary).toMatch(/^x{70} …$/);
});

test('the estimate comes with the price of a square metre, rounded', () => {
  const { estimate } = cardWith('valuation', { estimatedValue: 100_000, area: 30 });
  expect(estimate).toEqual({ value: 100_000, perSquareMetre: 3333 });
  expect(cardWith('lead', { area: 30 }).estimate).toBeUndefined();
});

test('the person who holds it is named, also when the account is gone', () => {
  expect(lead({ assignedTo: 1 }).assignee).toEqual({ id: 1, name: 'Karin Beispiel' });
  expect(lead({ assignedTo: 7 }).assignee).toEqual({ id: 7, name: 'Mitarbeiter #7' });
  expect(lead({}).assignee).toBeUndefined();
});
