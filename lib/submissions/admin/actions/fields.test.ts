import { callTime, comingTime } from './fields';

describe('on Sunday, 22 November 2026, at 10 o’clock', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-22T09:00:00Z') }));

  const said = (time: ReturnType<typeof callTime>, value: unknown) =>
    time.safeParse(value).error?.issues[0]?.message;

  test.each([
    ['2026-11-23T09:00', undefined],
    ['2027-01-20T12:00', undefined],
    ['2026-11-23T09:15', 'volle oder halbe Stunde'],
    ['2026-11-28T10:00', 'volle oder halbe Stunde'],
    ['2026-12-25T10:00', 'keinen Feiertag'],
    ['2026-11-20T10:00', 'schon vorbei'],
    ['2027-01-22T10:00', 'in den nächsten 60 Tagen'],
    ['2026-11-23', 'Tag und Uhrzeit'],
    [1, 'Tag und Uhrzeit'],
  ])('a call at %s: %s', (value, expected) => {
    const message = said(callTime(60), value);
    if (expected) expect(message).toContain(expected);
    else expect(message).toBeUndefined();
  });

  test.each([
    ['2026-11-28T20:15', undefined],
    ['2026-11-22T10:00', 'schon vorbei'],
    ['2027-11-28T10:00', 'in den nächsten 365 Tagen'],
  ])('a meeting at %s: %s', (value, expected) => {
    const message = said(comingTime(365), value);
    if (expected) expect(message).toContain(expected);
    else expect(message).toBeUndefined();
  });
});
