import { dueAfterCall } from './calls';

const NOTHING = { dueAt: null, dueFor: null };
const due = (iso: string, dueFor: string) => ({ dueAt: new Date(iso), dueFor });

// Monday, 23 November 2026; in Germany it is an hour later than the times below say.
test.each([
  ['not_reached', '2026-11-23T09:10:00Z', '2026-11-23T11:30:00Z'],
  ['not_reached', '2026-11-23T16:10:00Z', '2026-11-24T09:30:00Z'],
  ['not_reached', '2026-11-27T16:40:00Z', '2026-11-30T09:30:00Z'],
  ['not_reached', '2026-12-24T16:00:00Z', '2026-12-28T09:00:00Z'],
  ['voicemail', '2026-11-23T09:00:00Z', '2026-11-24T09:00:00Z'],
] as const)('%s at %s, the next try is due at %s', (outcome, now, expected) => {
  expect(dueAfterCall(outcome, NOTHING, { now: new Date(now), isNew: true })).toEqual(
    due(expected, 'first_contact'),
  );
});

const NOW = new Date('2026-11-23T09:00:00Z');
const FIRST = due('2026-11-23T12:00:00Z', 'first_contact');
const LATE_CALL = due('2026-11-25T09:00:00Z', 'callback');
const EARLY_CALL = due('2026-11-23T09:30:00Z', 'callback');
const MEETING = due('2026-11-25T09:00:00Z', 'appointment');
const TRY = '2026-11-23T11:00:00Z';

test.each([
  ['reached', FIRST, NOTHING],
  ['reached', MEETING, MEETING],
  ['not_reached', EARLY_CALL, due(TRY, 'callback')],
  ['not_reached', LATE_CALL, LATE_CALL],
  ['not_reached', MEETING, MEETING],
  ['wrong_number', FIRST, FIRST],
] as const)('%s with %j planned leaves %j', (outcome, planned, expected) => {
  expect(dueAfterCall(outcome, planned, { now: NOW, isNew: false })).toEqual(expected);
});
