import { mailStatus, isIndexOld, valuationStatus } from './status-service';

const NOW = new Date('2026-11-22T12:00:00Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

test.each([
  ['nothing waits', { waiting: 0 }, 'working', 'E-Mails gehen ohne Verzögerung hinaus.'],
  ['one has just come in', { waiting: 1, oldestSince: ago(1) }, 'working', 'ohne Verzögerung'],
  [
    'one was tried in vain',
    { waiting: 1, tried: 1, oldestSince: ago(1) },
    'slow',
    'verzögern sich',
  ],
  ['one waits for long', { waiting: 1, oldestSince: ago(30) }, 'slow', 'Eine E-Mail wartet'],
  ['many wait', { waiting: 12, oldestSince: ago(30) }, 'slow', '12 E-Mails warten, die älteste'],
])('when %s', (_, state, condition, text) => {
  const part = mailStatus({ hasServer: true, tried: 0, ...state }, NOW);
  expect(part.condition).toBe(condition);
  expect(part.text.replaceAll('\u00a0', ' ')).toContain(text);
});

test('without a mail server it says that nothing is sent', () => {
  const part = mailStatus({ hasServer: false, waiting: 0, tried: 0 }, NOW);
  expect(part).toMatchObject({ condition: 'off' });
  expect(part.text).toContain('nicht verschickt');
});

test.each([
  ['2025-09-24', '2026-06-23', false],
  ['2025-09-24', '2026-06-24', false],
  ['2025-09-24', '2026-06-25', true],
  ['2027-05-31', '2028-02-29', false],
  ['2027-05-31', '2028-03-01', true],
  ['2025-12-31', '2026-09-30', false],
  ['2025-12-31', '2026-10-01', true],
])('an index of %s is old on %s: %s', (published, today, isOld) => {
  expect(isIndexOld(published, new Date(`${today}T12:00:00Z`))).toBe(isOld);
});

const partAt = (today: string, offers = '2024-06') => {
  const level = { published: '2025-09-24', offers };
  const part = valuationStatus(level, new Date(`${today}T12:00:00Z`));
  return { ...part, text: part.text.replaceAll('\u00a0', ' ') };
};

test('with a fresh index all is well, and its date is named', () => {
  const { condition, text } = partAt('2026-01-01');
  expect(condition).toBe('working');
  expect(text).toMatch(/\(Modell vom .+, Häuserpreisindex vom 24\. September 2025\)\.$/);
});

test('with an old one it says so, and of which quarter values are', () => {
  const { condition, text } = partAt('2026-11-27');
  expect(condition).toBe('outdated');
  expect(text).toContain('älter als neun Monate');
  expect(text).toContain('haben den Stand 2. Quartal 2025');
});

test('offers that are younger need no index, until they are old themselves', () => {
  expect(partAt('2026-11-27', '2026-10').condition).toBe('working');
  expect(partAt('2027-07-01', '2026-10').condition).toBe('working');
  expect(partAt('2027-07-02', '2026-10').condition).toBe('outdated');
});
