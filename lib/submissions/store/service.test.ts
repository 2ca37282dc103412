import { valuationBody } from '@/lib/testing/valuation-factory';
import { quarantineReason } from './service';
import { MINIMUM_FILL_TIME } from '@/lib/submissions/head';

test.each([
  [{}],
  [{ website: '' }],
  [{ website: '', fillTime: MINIMUM_FILL_TIME }],
  [{ fillTime: null }],
  [{ fillTime: 'soon' }],
  [{ website: 12, fillTime: [] }],
])('serves a form with %j normally', (signals) => {
  expect(quarantineReason(valuationBody(signals))).toBeUndefined();
});

test.each([
  [{ website: 'https://spam.example' }, 'honeypot'],
  [{ website: ' ' }, 'honeypot'],
  [{ website: 'x', fillTime: 1 }, 'honeypot'],
  [{ fillTime: MINIMUM_FILL_TIME - 1 }, 'fill-time'],
  [{ fillTime: -60_000 }, 'fill-time'],
])('sets aside a form with %j: %s', (signals, reason) => {
  expect(quarantineReason(valuationBody(signals))).toBe(reason);
});

test('the time says nothing of a form that browsers fill in, the honeypot does', () => {
  expect(quarantineReason({ fillTime: 0 }, true)).toBeUndefined();
  expect(quarantineReason({ fillTime: 0, website: 'x' }, true)).toBe('honeypot');
});

test.each([null, 'text', []])('has nothing to say about %p', (input) => {
  expect(quarantineReason(input)).toBeUndefined();
});
