import { mailStatus } from './mail-status';

const NOW = new Date('2026-11-22T12:00:00Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

test.each([
  ['nothing waits', { waiting: 0 }, 'working', 'E-Mails gehen ohne Verzögerung hinaus.'],
  ['one was sent', { waiting: 0, lastSentAt: ago(3) }, 'working', 'die letzte vor 3 Minuten.'],
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
