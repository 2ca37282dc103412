import { dueAfter, promisedDue } from './due-date';
import { contactedBy } from '@/lib/submissions/forms/callback/slots';

const winter = (text: string) => new Date(`2026-${text}:00+01:00`);
const summer = (text: string) => new Date(`2026-${text}:00+02:00`);

const asked = (createdAt: Date, preferredTime: Date | null = null) =>
  ({ kind: 'callback', createdAt, details: { preferredTime } }) as const;

describe('what is promised', () => {
  test.each(['contact', 'valuation', 'lead', 'inquiry'] as const)(
    'a %s is answered within 24 hours',
    (kind) => {
      const due = promisedDue({ ...asked(winter('11-23T16:00')), kind });
      expect(due).toEqual({ at: winter('11-24T16:00'), for: 'first_contact' });
    },
  );

  test.each([
    ['in the evening', '11-23T20:00', '11-24T17:30'],
    ['on a Friday afternoon', '11-27T16:00', '11-27T17:30'],
    ['just before the weekend', '11-27T17:45', '11-30T09:00'],
    ['on a Sunday morning', '11-29T10:00', '11-30T10:00'],
    ['before Christmas', '12-23T19:00', '12-24T17:30'],
  ])('what came in %s is due while somebody works', (_, createdAt, at) => {
    const submission = { ...asked(winter(createdAt)), kind: 'lead' } as const;
    expect(promisedDue(submission).at).toEqual(winter(at));
  });

  test.each([
    ['on a working day', '11-23T16:00', '11-24T16:00'],
    ['in the evening', '11-23T20:00', '11-24T17:30'],
    ['on a Friday morning', '11-27T11:00', '11-27T17:30'],
    ['on a Friday afternoon', '11-27T16:00', '11-30T17:30'],
    ['on a Saturday', '11-28T11:00', '11-30T17:30'],
    ['on a Sunday morning', '11-29T10:00', '11-30T10:00'],
  ])('who writes %s reads a time that is kept', (_, createdAt, by) => {
    const [written, end] = [winter(createdAt), winter(by)];
    expect(contactedBy(written)).toEqual(end);
    const due = promisedDue({ ...asked(written), kind: 'lead' });
    expect(due.at.getTime()).toBeLessThanOrEqual(end.getTime());
  });

  test('the last half hour stays that on the day the clocks change', () => {
    const submission = { ...asked(winter('03-28T20:00')), kind: 'lead' } as const;
    expect(promisedDue(submission).at).toEqual(summer('03-30T09:00'));
  });

  test('a call comes at the time that was chosen', () => {
    const slot = winter('11-25T10:30');
    expect(promisedDue(asked(winter('11-23T12:00'), slot))).toEqual({ at: slot, for: 'callback' });
  });

  test.each([
    ['Monday at noon', '11-23T12:00', '11-23T12:05'],
    ['the last minute of the day', '11-23T17:59', '11-23T18:04'],
    ['before the agency opens', '11-23T08:59', '11-23T09:00'],
    ['when it has closed', '11-23T18:00', '11-24T09:00'],
    ['over Christmas', '12-24T20:00', '12-28T09:00'],
  ])('as soon as possible, %s', (_, createdAt, at) => {
    expect(promisedDue(asked(winter(createdAt))).at).toEqual(winter(at));
  });
});

describe('what is due after a change', () => {
  const createdAt = winter('11-23T12:00');
  const promise = winter('11-24T12:00');
  const arrangedAt = winter('11-26T15:00');
  const now = winter('11-25T09:00');

  const lead = {
    kind: 'lead' as const,
    createdAt,
    details: {},
    status: 'pending',
    dueAt: promise as Date | null,
    dueFor: 'first_contact' as string | null,
  };
  const call = {
    ...lead,
    kind: 'callback' as const,
    details: { preferredTime: arrangedAt },
    dueAt: arrangedAt,
    dueFor: 'callback',
  };

  test.each(['completed', 'cancelled'])('nothing once it is %s', (status) => {
    expect(dueAfter(lead, status, { now })).toBeUndefined();
    const arranged = { ...lead, dueAt: arrangedAt, dueFor: 'appointment' };
    expect(dueAfter(arranged, status, { appointment: arrangedAt, now })).toBeUndefined();
  });

  test('nothing of the promise once somebody has been contacted', () => {
    expect(dueAfter(lead, 'contacted', { now })).toBeUndefined();
    expect(dueAfter(call, 'contacted', { now })).toBeUndefined();
  });

  test.each(['callback', 'appointment'] as const)('the %s that was arranged', (dueFor) => {
    const arranged = { ...lead, dueAt: arrangedAt, dueFor };
    expect(dueAfter(arranged, 'contacted', { now })).toEqual({ at: arrangedAt, for: dueFor });
  });

  test('the promise again when the contact is taken back', () => {
    const contacted = { ...lead, status: 'contacted', dueAt: null, dueFor: null };
    expect(dueAfter(contacted, 'pending', { now })).toEqual({ at: promise, for: 'first_contact' });
  });

  const closed = { ...lead, status: 'completed', dueAt: null, dueFor: null };

  test('the meeting, when it is opened again before it', () => {
    const meeting = { at: arrangedAt, for: 'appointment' };
    expect(dueAfter(closed, 'pending', { appointment: arrangedAt, now })).toEqual(meeting);
    expect(dueAfter(closed, 'contacted', { appointment: arrangedAt, now })).toEqual(meeting);
    const later = { appointment: arrangedAt, now: winter('11-27T09:00') };
    expect(dueAfter(closed, 'contacted', later)).toBeUndefined();
  });

  test.each([
    ['unread', promise],
    ['read', promise],
    ['replied', undefined],
    ['closed', undefined],
  ])('a message waits for its reply: %s', (status, at) => {
    const message = { ...lead, kind: 'contact', status: 'unread' } as const;
    expect(dueAfter(message, status, { now })?.at).toEqual(at);
  });
});
