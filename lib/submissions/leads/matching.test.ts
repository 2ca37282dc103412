import { assign, type Buyer, type Waiting } from './matching';

const NOW = new Date('2026-11-25T12:00:00Z');
const HOUR = 60 * 60 * 1000;

const buyer = (id: string, more: Partial<Buyer> = {}): Buyer => ({
  id,
  taken: 0,
  limit: 5,
  share: 5,
  maxAge: 48,
  lastOfferAt: 0,
  areas: [{ prefix: '80', isProtected: false }],
  ...more,
});

const lead = (submissionId: string, more: Partial<Waiting> = {}): Waiting => ({
  submissionId,
  postalCode: '80331',
  wishedAt: NOW,
  before: new Set<string>(),
  ...more,
});

const given = (leads: Waiting[], buyers: Buyer[]) =>
  Object.fromEntries(assign(leads, buyers, NOW).entries());

test('the area has to fit', () => {
  expect(given([lead('a'), lead('b', { postalCode: '26122' })], [buyer('one')])).toEqual({
    one: ['a'],
  });
});

test('no agency gets more than its month holds', () => {
  expect(given([lead('a'), lead('b')], [buyer('one', { taken: 4 })])).toEqual({ one: ['a'] });
});

test('who has had the smaller part of the month comes first, then who has waited longer', () => {
  const [small, large] = [
    buyer('small', { taken: 1, lastOfferAt: 1 }),
    buyer('large', { taken: 4, limit: 20, share: 20, lastOfferAt: 2 }),
  ];
  expect(given([lead('a')], [small, large])).toEqual({ small: ['a'] });
  expect(given([lead('a')], [{ ...small, taken: 2 }, large])).toEqual({ large: ['a'] });
  expect(given([lead('a')], [buyer('late', { lastOfferAt: 9 }), buyer('early')])).toEqual({
    early: ['a'],
  });
});

test('where an area is protected its agency alone gets what lies in it', () => {
  const alone = buyer('alone', { areas: [{ prefix: '803', isProtected: true }], taken: 4 });
  expect(given([lead('a'), lead('b')], [buyer('one'), alone])).toEqual({ alone: ['a'] });
  expect(given([lead('a', { postalCode: '80999' })], [buyer('one'), alone])).toEqual({
    one: ['a'],
  });
});

test('a lead that is too old for a package goes to another one', () => {
  const old = lead('a', { wishedAt: new Date(NOW.getTime() - 13 * HOUR) });
  expect(given([old], [buyer('fast', { maxAge: 12 }), buyer('slow', { taken: 4 })])).toEqual({
    slow: ['a'],
  });
});

test('no one is offered the same lead twice', () => {
  expect(given([lead('a', { before: new Set(['one']) })], [buyer('one')])).toEqual({});
});
