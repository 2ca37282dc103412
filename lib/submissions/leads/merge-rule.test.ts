import { saleEnd } from './clock';
import { mergeOf, type WithSale } from './merge-rule';
import type { Qualification } from './qualification-repository';

const NOW = new Date('2026-11-25T12:00:00Z');
const hours = (count: number) => new Date(NOW.getTime() - count * 60 * 60 * 1000);

const sale = (age: number, more: Partial<Qualification> = {}) =>
  ({
    postalCode: '80331',
    propertyType: 'villa',
    joinedTo: null,
    resembles: null,
    wishedAt: hours(age),
    endsAt: saleEnd(hours(age)),
    stoppedAt: null,
    soldAt: null,
    releasedAt: null,
    ...more,
  }) as Qualification;

const submission = (id: string, about?: Qualification): WithSale => ({
  id,
  createdAt: hours(20),
  sale: about,
});

const released = { releasedAt: NOW };
const sold = { ...released, soldAt: NOW };

test.each<
  [string, Qualification | undefined, Qualification | undefined, string, number | undefined]
>([
  ['without any permission the open one', undefined, undefined, 'open', undefined],
  ['the one with the permission', undefined, sale(5), 'other', 5],
  ['the open one whose permission runs', sale(5), undefined, 'open', 5],
  ['the open one of two that are equally far, with the later clock', sale(40), sale(5), 'open', 5],
  ['the released one, with the later clock', sale(5), sale(40, released), 'other', 5],
  ['the one that still runs instead of an expired one', sale(50), sale(5), 'other', 5],
  ['the permission instead of a withdrawn one', sale(2, { stoppedAt: NOW }), sale(5), 'other', 5],
  ['the sold one, whose clock is over', sale(5), sale(10, sold), 'other', undefined],
])('%s keeps the other', (_, open, other, kept, age) => {
  expect(mergeOf([submission('open', open), submission('other', other)], NOW)).toEqual({
    kept,
    clock: age === undefined ? undefined : { wishedAt: hours(age), endsAt: saleEnd(hours(age)) },
  });
});

test.each<[string, Qualification, Qualification, RegExp]>([
  ['two homes', sale(5), sale(6, { postalCode: '80333' }), /andere Immobilie/],
  ['two leads that are both sold', sale(5, sold), sale(6, sold), /schon an ein anderes Büro/],
])('%s stay apart', (_, open, other, words) => {
  expect(mergeOf([submission('open', open), submission('other', other)], NOW)).toEqual({
    refusal: expect.stringMatching(words),
  });
});
