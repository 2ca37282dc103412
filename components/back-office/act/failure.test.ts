import { HttpError } from '@/lib/http/client';
import { failureToast, isOutOfDate } from './failure';

const answer = (status: number, body: object = {}) =>
  new HttpError(status, JSON.stringify(body), 'status text');

test.each([
  [new TypeError('Failed to fetch'), 'Die Verbindung zum Server ist abgebrochen.', false],
  [answer(401, { error: 'Bitte melden Sie sich noch einmal an.' }), 'Sie sind abgemeldet.', false],
  [
    answer(409, { error: 'Diese E-Mail ist schon wieder unterwegs.' }),
    'Diese E-Mail ist schon wieder unterwegs.',
    true,
  ],
  [
    answer(404, { error: 'Diese E-Mail gibt es nicht mehr.' }),
    'Diese E-Mail gibt es nicht mehr.',
    true,
  ],
  [new HttpError(502, '<html>', 'Bad Gateway'), 'Das hat gerade nicht geklappt.', false],
])('%s is told as %j', (error, title, outOfDate) => {
  expect(failureToast(error)).toMatchObject({ title, variant: 'destructive' });
  expect(isOutOfDate(error)).toBe(outOfDate);
});
