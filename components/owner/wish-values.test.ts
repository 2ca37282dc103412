/** @jest-environment node */
import { type ContactWish, NO_WISH } from '@/lib/requests/contact-wish/contact-wish';
import { wishOf, wishValues } from './wish-values';

test.each<[ContactWish, Record<string, string>]>([
  [NO_WISH, { channel: 'any' }],
  [
    { channel: 'phone', times: ['morning', 'afternoon'], doNotCall: false },
    { channel: 'phone', morning: 'on', afternoon: 'on' },
  ],
  [
    { channel: 'email', times: [], doNotCall: true },
    { channel: 'email', doNotCall: 'on' },
  ],
])('%j goes through the form as %j', (wish, values) => {
  expect(wishValues(wish)).toEqual(values);
  expect(wishOf(values)).toEqual(wish);
});

test('what the form does not know is left out, what is missing is not made up', () => {
  expect(wishOf({ night: 'on', morning: 'off', doNotCall: true })).toEqual({
    channel: undefined,
    times: [],
    doNotCall: false,
  });
});
