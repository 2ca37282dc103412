import { NO_WISH, wishLabels, type ContactWish } from './contact-wish';

test.each<[Partial<ContactWish>, string[]]>([
  [{}, []],
  [
    { channel: 'phone', times: ['morning'] },
    ['am liebsten per Telefon', 'vormittags, 9 bis 12\u00a0Uhr'],
  ],
  [
    { times: ['afternoon', 'noon'] },
    ['mittags, 12 bis 14\u00a0Uhr', 'nachmittags, 14 bis 18\u00a0Uhr'],
  ],
  [{ doNotCall: true, channel: 'email' }, ['Bitte nicht anrufen', 'am liebsten per E-Mail']],
  [{ doNotCall: true, channel: 'phone', times: ['noon'] }, ['Bitte nicht anrufen']],
])('%j is said as %j', (wish, words) => {
  expect(wishLabels({ ...NO_WISH, ...wish })).toEqual(words);
});
