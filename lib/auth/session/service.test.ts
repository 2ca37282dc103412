import { sessionState, type SessionState } from './service';

const NOW = new Date('2026-11-22T12:00:00Z');
const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

test.each<[string, SessionState, { seen?: number; expires?: number; ended?: number }]>([
  ['just seen', 'active', { seen: 0 }],
  ['seen 29 minutes ago', 'active', { seen: -29 }],
  ['seen half an hour ago', 'idle', { seen: -30 }],
  ['at its last minute', 'active', { expires: 1 }],
  ['at its end', 'over', { expires: 0 }],
  ['past its end, though just seen', 'over', { seen: 0, expires: -1 }],
  ['ended by its owner', 'over', { ended: -1 }],
  ['ended, and silent since', 'over', { ended: -40, seen: -40 }],
])('a login %s is %s', (_, expected, { seen = 0, expires = 60, ended }) => {
  const session = {
    lastSeenAt: at(seen),
    expiresAt: at(expires),
    endedAt: ended === undefined ? null : at(ended),
  };
  expect(sessionState(session, NOW)).toBe(expected);
});
