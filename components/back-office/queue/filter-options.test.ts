/** @jest-environment node */
import { parseQueueQuery, queueHref } from '@/lib/requests/back-office/queue/search-params';
import { REQUEST_KINDS } from '@/lib/requests/kinds/kinds';
import { filterOptions } from './filter-options';

const TYPES = [{ value: 'villa', label: 'Villa' }];

test('a list of requests is narrowed down by four things', () => {
  const labels = filterOptions('callback', TYPES).map(({ label, options }) => [
    label,
    options.map((option) => option.label).join(', '),
  ]);
  expect(labels).toEqual([
    ['Status', 'Alle, Offen, Ausstehend, Kontaktiert, Abgeschlossen, Abgebrochen'],
    ['Zuweisung', 'Alle, Mir, Niemandem, Anderen'],
    ['Immobilientyp', 'Alle, Villa'],
    ['Sortierung', 'Fälligkeit, Neueste, Älteste'],
  ]);
});

test('where there are no property types they are not asked for', () => {
  expect(filterOptions('inquiry', []).map(({ parameter }) => parameter)).toEqual([
    'status',
    'zuweisung',
    'sortierung',
  ]);
});

test.each(REQUEST_KINDS)('every choice in a list of %s is understood again', (type) => {
  for (const { parameter, options } of filterOptions(type, TYPES)) {
    for (const { value } of options) {
      const query = parseQueueQuery({ [parameter]: value }, type);
      const address = new URL(queueHref(type, query), 'http://localhost');
      expect(address.searchParams.get(parameter) ?? '').toBe(value);
    }
  }
});
