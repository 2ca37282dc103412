import { retryRefusal } from './retry-rule';

const refusal = (overrides: object) =>
  retryRefusal({
    template: 'reply',
    recipient: 'erika@beispiel.de',
    status: 'rejected',
    address: 'erika@beispiel.de',
    isWithdrawn: false,
    isOutdated: false,
    ...overrides,
  });

test.each([
  [{}],
  [{ status: 'dead' }],
  [{ template: 'office-notice', recipient: 'buero@portal.example' }],
])('%j may be sent once more', (overrides) => {
  expect(refusal(overrides)).toBeUndefined();
});

test.each([
  [{ status: 'sent' }, 'nicht mehr gescheitert'],
  [{ status: 'queued' }, 'nicht mehr gescheitert'],
  [{ status: 'held', template: 'office-notice' }, 'nicht mehr gescheitert'],
  [{ recipient: 'alt@beispiel.de' }, 'gehört nicht mehr zur Anfrage'],
  [{ address: undefined }, 'gehört nicht mehr zur Anfrage'],
  [{ isWithdrawn: true }, 'ist widerrufen'],
  [{ isOutdated: true }, 'verlegt, abgesagt oder vorbei'],
])('%j may not: %s', (overrides, words) => {
  expect(refusal(overrides)).toContain(words);
});
