import { clockOf, commaTime, statusChanged } from './change-labels';
import { NO_WISH } from '@/lib/submissions/contact-wish/contact-wish';
import { actionsFor } from './actions';
import { germanMoment } from './arrange-forms';
import { wholeEuros } from './expert-value-form';
import { bothTexts, mergeDuplicate, type SubmissionState } from './save-change';

const now = new Date('2026-11-22T09:50:00Z');
const seen = { status: 'pending', note: '', version: 1 };

test.each([
  ['2026-11-22T09:42:00Z', '10:42\u00a0Uhr'],
  ['2026-11-21T23:30:00Z', '00:30\u00a0Uhr'],
  ['2026-11-21T22:30:00Z', '21.11.2026, 23:30\u00a0Uhr'],
])('%s is shown as %j', (moment, words) => {
  expect(clockOf(new Date(moment), now)).toBe(words);
});

test('an unknown time is left out', () => {
  expect(commaTime({}, now)).toBe('');
});

test.each([
  [{ ...seen, note: 'Neu' }, undefined],
  [
    { ...seen, status: 'completed', changedBy: 'Erika Muster' },
    'Erika Muster hat inzwischen den Status „Abgeschlossen“ gesetzt.',
  ],
  [
    { ...seen, status: 'contacted', changedBy: 'Erika Muster', statusBy: 'Jonas Muster' },
    'Jonas Muster hat inzwischen den Status „Kontaktiert“ gesetzt.',
  ],
  [
    { ...seen, status: 'contacted' },
    'Jemand anderes hat inzwischen den Status „Kontaktiert“ gesetzt.',
  ],
])('of %j the text is %j', (over, words) => {
  expect(statusChanged(over, seen)).toBe(words);
});

describe('what can be done', () => {
  const phone = '030 1234567';
  const email = 'erika@beispiel.de';
  const wish = { ...NO_WISH, doNotCall: true };

  test.each([
    ['callback', { phone, email }, 'call mail callback appointment'],
    ['callback', { phone }, 'call callback'],
    ['contact', { email }, 'mail appointment'],
    ['valuation', { phone, email }, 'call mail callback expertValue appointment valuationMail'],
    ['valuation', { phone, email, wish }, 'mail expertValue appointment valuationMail'],
    ['lead', { phone, email }, 'contact mail callback appointment'],
    ['lead', { phone, email, wish }, 'contact mail appointment'],
    ['lead', { phone, wish }, ''],
    ['inquiry', { phone, email }, 'call mail appointment'],
    ['valuation', { phone, email, quarantine: 'honeypot' }, ''],
  ] as const)('with a %s of somebody with %j one can: %s', (type, person, names) => {
    expect(actionsFor({ type, ...person }).join(' ')).toBe(names);
  });
});

test.each([
  ['2026-11-23T09:00:00Z', { day: '2026-11-23', time: '10:00' }],
  ['2026-06-30T22:30:00Z', { day: '2026-07-01', time: '00:30' }],
])('%s is %j in Germany', (moment, fields) => {
  expect(germanMoment(new Date(moment))).toEqual(fields);
});

test('no moment leaves the fields empty', () => {
  expect(germanMoment(undefined)).toEqual({ day: '', time: '' });
});

test.each([
  ['350000', 350_000],
  [' 1.250.000 € ', 1_250_000],
  ['350\u00a0000', 350_000],
  ['350.000,00', 350_000],
  ['350.00', '350.00'],
  ['350,5', '350,5'],
  ['', ''],
])('a typed amount %j is %j', (typed, amount) => {
  expect(wholeEuros(typed)).toBe(amount);
});

describe('two changes at once', () => {
  const base: SubmissionState = { status: 'pending', note: 'Alt', version: 1 };

  const at = (changes: Partial<SubmissionState>): SubmissionState => ({
    ...base,
    version: 2,
    ...changes,
  });

  test.each([
    ['nothing else has changed', { status: 'pending', note: 'Neu' }, at({}), 'pending', 'Neu'],
    [
      'another note',
      { status: 'completed', note: 'Alt' },
      at({ note: 'Ihre' }),
      'completed',
      'Ihre',
    ],
    [
      'a note that is not ours to send',
      { status: 'completed' },
      at({ note: 'Ihre' }),
      'completed',
      undefined,
    ],
  ])('%s is put together with ours', (_, mine, current, status, note) => {
    expect(mergeDuplicate(base, mine, current)).toEqual({
      wanted: { status, note },
      conflicts: [],
    });
  });

  test.each([
    [{ status: 'pending', note: 'Neu' }, at({ note: 'Ihre' }), ['note']],
    [{ status: 'completed' }, at({ status: 'cancelled' }), ['status']],
    [
      { status: 'completed', note: 'Neu' },
      at({ status: 'cancelled', note: '' }),
      ['status', 'note'],
    ],
  ])('what both have changed is for a person to decide: %j', (mine, current, conflicts) => {
    expect(mergeDuplicate(base, mine, current).conflicts).toEqual(conflicts);
  });

  test.each([
    ['Ihre', 'Meine', 'Ihre\n\nMeine'],
    ['', 'Meine', 'Meine'],
  ])('%j and %j become one text', (stored, mine, both) => {
    expect(bothTexts(stored, mine)).toBe(both);
  });
});
