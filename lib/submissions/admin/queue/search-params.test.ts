import { parseList, parseQueueQuery, queueHref } from './search-params';
import { EVERYTHING, type QueueQuery } from './queue';

const paramsOf = (address: string) =>
  Object.fromEntries(new URL(address, 'http://localhost').searchParams);

test.each<Partial<QueueQuery>>([
  {},
  { query: 'Müller & Söhne 030 1234567' },
  { status: 'open' },
  { status: 'completed', assignment: 'mine', propertyType: 'doppelhaushälfte' },
  { assignment: 'none', sort: 'newest', page: 3 },
])('%j is read as it was written', (query) => {
  const address = queueHref('lead', query);
  expect(parseQueueQuery(paramsOf(address), 'lead')).toEqual({ ...EVERYTHING, ...query });
});

test.each([
  [queueHref('callback'), '/employee/dashboard?liste=rueckrufe'],
  [queueHref('contact', { page: 1 }), '/employee/dashboard?liste=kontakte'],
  [
    queueHref('valuation', { status: 'open', sort: 'newest', page: 2 }, 'abc'),
    '/employee/dashboard?liste=bewertungen&status=offen&sortierung=neueste&seite=2&anfrage=abc',
  ],
  [queueHref('lead'), '/employee/dashboard/leads'],
  [
    queueHref('inquiry', { assignment: 'none' }),
    '/employee/dashboard/maklerbueros?zuweisung=niemandem',
  ],
])('%s', (address, expected) => expect(address).toBe(expected));

test.each([
  { seite: '0' },
  { seite: '1e9' },
  { status: 'unread' },
  { zuweisung: 'toString' },
  { sortierung: '__proto__' },
  { art: "villa' OR 1=1" },
])('%j counts as not asked', (params) => {
  expect(parseQueueQuery(params, 'callback')).toEqual(EVERYTHING);
});

test('of a parameter that is given twice the first counts, and a search is cut', () => {
  const params = { suche: ['a'.repeat(500), 'b'], seite: ['2', '3'] };
  expect(parseQueueQuery(params, 'contact')).toMatchObject({ query: 'a'.repeat(200), page: 2 });
});

test.each([
  [undefined, 'callback'],
  ['kontakte', 'contact'],
  ['bewertungen', 'valuation'],
  ['leads', 'callback'],
])('the list %j', (liste, type) => expect(parseList({ liste })).toBe(type));
