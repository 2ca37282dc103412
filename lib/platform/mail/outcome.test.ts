import { isDeliverable, outcomeOf } from './outcome';
import { GIVE_UP_AFTER, isGivenUp, pauseAfter, restAfter } from './state';

const smtpError = (code: string, command?: string, responseCode?: number) =>
  Object.assign(new Error('as the server said it'), { code, command, responseCode });

test.each([
  ['EENVELOPE', 'RCPT TO', 550, 'refused'],
  ['EMESSAGE', 'DATA', 554, 'refused'],
  ['EENVELOPE', 'RCPT TO', 450, 'retry'],
  ['EMESSAGE', 'DATA', 451, 'retry'],
])('%s at %s with %i concerns this mail alone: %s', (code, command, responseCode, kind) => {
  const outcome = outcomeOf(smtpError(code, command, responseCode));
  expect(outcome).toMatchObject({ kind, failure: String(responseCode) });
  expect(outcome).not.toMatchObject({ isServerDown: true });
});

test.each([
  ['a wrong password', 'EAUTH', 'AUTH PLAIN', 535],
  ['a sender that the server does not know', 'EENVELOPE', 'MAIL FROM', 550],
  ['a server that takes nobody in', 'EPROTOCOL', 'CONN', 554],
  ['a server that is closing', 'EENVELOPE', 'RCPT TO', 421],
  ['nobody there', 'ESOCKET', 'CONN', undefined],
  ['silence in the middle of a mail', 'ETIMEDOUT', 'DATA', undefined],
])('%s says nothing about the mail: it is tried again', (_, code, command, responseCode) => {
  const failure = responseCode ? String(responseCode) : code;
  expect(outcomeOf(smtpError(code, command, responseCode))).toEqual({
    kind: 'retry',
    failure,
    isServerDown: true,
  });
});

test('a failure without any code is tried again', () => {
  expect(outcomeOf('broken')).toEqual({ kind: 'retry', failure: 'unknown', isServerDown: true });
});

test.each([
  ['kontakt@beispiel.invalid', false],
  ['erika@beispiel.de', true],
  ['invalid@beispiel.de', true],
])('%s can be delivered: %s', (address, expected) => {
  expect(isDeliverable(address)).toBe(expected);
});

const minutes = (count: number) => count * 60_000;

test.each([
  [1, 1],
  [3, 5],
  [4, 15],
  [8, 240],
  [20, 240],
])('after attempt %i there is a pause of %i minutes', (attempts, expected) => {
  expect(pauseAfter(attempts)).toBe(minutes(expected));
});

test.each([
  [GIVE_UP_AFTER - 1, false],
  [GIVE_UP_AFTER, true],
])('a mail that is %i milliseconds old is given up: %s', (age, expected) => {
  const now = new Date('2026-11-22T12:00:00Z');
  expect(isGivenUp(new Date(now.getTime() - age), now)).toBe(expected);
});

test.each([
  [1, 5000],
  [2, 10_000],
  [9, minutes(5)],
])('after %i failures in a row the worker pauses for %i milliseconds', (failures, rest) => {
  expect(restAfter(failures)).toBe(rest);
});
