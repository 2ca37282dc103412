/** @jest-environment node */
import { EVERYTHING } from '@/lib/requests/back-office/queue/queue';
import { emptyLabel } from './empty-labels';

test.each([
  ['callback', {}, 'Keine Rückrufanfragen vorhanden', undefined],
  ['contact', { sort: 'newest' }, 'Keine Kontaktanfragen vorhanden', undefined],
  ['valuation', {}, 'Keine Bewertungsanfragen vorhanden', undefined],
  [
    'valuation',
    { query: 'Meier', status: 'open' },
    'Keine Anfrage passt zu dieser Suche.',
    '/employee/dashboard?liste=bewertungen',
  ],
  [
    'lead',
    { assignment: 'mine' },
    'Keine Anfrage passt zu dieser Auswahl.',
    '/employee/dashboard/leads',
  ],
] as const)('an empty list of %s, narrowed by %j, says "%s"', (type, narrowed, text, resetHref) => {
  expect(emptyLabel(type, { ...EVERYTHING, ...narrowed })).toEqual({ text, resetHref });
});
