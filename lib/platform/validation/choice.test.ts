import { optionalChoice } from './choice';

const schema = optionalChoice(['villa', 'bungalow'], 'nicht dabei');

test.each(['villa', 'bungalow'])('takes %s', (value) => {
  expect(schema.parse(value)).toBe(value);
});

test.each(['', null, undefined])('%p is no answer', (value) => {
  expect(schema.parse(value)).toBeUndefined();
});

test.each(['Villa', ' villa', 'schloss', 'toString', 0, false, [], ['villa'], {}])(
  'refuses %p',
  (value) => {
    expect(schema.safeParse(value).error?.issues.map(({ message }) => message)).toEqual([
      'nicht dabei',
    ]);
  },
);
