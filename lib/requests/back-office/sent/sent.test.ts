import { parseSentQuery, sentHref } from './sent';

test.each([
  [{}, { search: '', state: 'all', page: 1 }],
  [
    { suche: ' erika@beispiel.de ', zustand: 'abgelehnt', seite: '3' },
    { search: 'erika@beispiel.de', state: 'rejected', page: 3 },
  ],
  [
    { suche: ['a', 'b'], zustand: 'toString', seite: '-1' },
    { search: 'a', state: 'all', page: 1 },
  ],
  [{ seite: '0' }, { page: 1 }],
  [{ seite: '1e3' }, { page: 1 }],
])('%j asks for %j', (params, query) => {
  expect(parseSentQuery(params)).toMatchObject(query);
});

test.each([
  [{}, '/employee/dashboard/gesendet'],
  [{ state: 'held', page: 1 }, '/employee/dashboard/gesendet?zustand=zurueckgehalten'],
  [
    { search: 'ä b@c', state: 'queued', page: 2 },
    '/employee/dashboard/gesendet?suche=%C3%A4+b%40c&zustand=wartet&seite=2',
  ],
] as const)('%j stands at %s', (query, href) => {
  expect(sentHref(query)).toBe(href);
});
