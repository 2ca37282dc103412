import { isDeliverable, outcomeOf } from './outcome';

const smtpError = (code: string, command?: string, responseCode?: number) =>
  Object.assign(new Error('as the server said it'), { code, command, responseCode });

test.each([
  ['EENVELOPE', 'RCPT TO', 550, 'refused'],
  ['EENVELOPE', 'RCPT TO', 553, 'refused'],
  ['EMESSAGE', 'DATA', 554, 'refused'],
  ['EENVELOPE', 'RCPT TO', 450, 'retry'],
  ['EENVELOPE', 'RCPT TO', 452, 'retry'],
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
  ['kontakt@INVALID', false],
  ['erika@beispiel.de', true],
  ['invalid@beispiel.de', true],
])('%s can be delivered: %s', (address, expected) => {
  expect(isDeliverable(address)).toBe(expected);
});
