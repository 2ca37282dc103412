import { hasOrder, orderConditions } from './agreement';

const START = new Date('2026-11-30T12:00:00Z');
const areas = (isProtected: boolean) => ['803', '26122'].map((prefix) => ({ prefix, isProtected }));
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [
    { package: 'starter', singleOrders: 0, areas: areas(false) },
    [
      'Starter, 5 Premium-Leads im Monat',
      '249 € im Monat, berechnet',
      'höchstens 48 Stunden',
      'Ende eines Monats',
      'nein, auch anderen Büros',
    ],
  ],
  [
    { package: null, singleOrders: 3, areas: areas(true) },
    [
      '3, je Lead nach Klasse, jedes Angebot einzeln anzunehmen; Leads höchstens 48 Stunden alt',
      'Premium A+ 149 €, Standard A 99 €, Basis B 59 €',
      'letzten angenommenen Lead',
      'ja, niemand sonst',
    ],
  ],
])('an order of %j names prices, start and notice', (order, expected) => {
  expect(hasOrder(order)).toBe(true);
  const said = plain(
    orderConditions(order, START)
      .map(({ text }) => text)
      .join('|'),
  );
  for (const text of [...expected, '803…, 26122', '14 Tagen', '30. November 2026', 'zzgl. USt.'])
    expect(said).toContain(text);
});

test('nothing ordered is no order', () => {
  expect(hasOrder({ package: null, singleOrders: 0 })).toBe(false);
});
