import { HttpError } from '@/lib/platform/http/client';
import { describeOperationFailure, describeUndone } from './failure';
import { factorWords, stateWords } from './account/member-words';

const answer = (status: number, body: object = {}) =>
  new HttpError(status, JSON.stringify(body), 'status text');
const TAKEN = { error: 'Diese E-Mail ist schon wieder unterwegs.' };

test.each([
  ['no answer', new TypeError('Failed to fetch'), /^Die Verbindung .* noch einmal\.$/, false],
  ['an ended login', answer(401, { error: 'Anmelden.' }), /^Sie sind abgemeldet\. /, false],
  ['a reason', answer(409, TAKEN), /^Diese E-Mail ist schon wieder unterwegs\.$/, true],
  ['what is gone', answer(404, { error: 'Gibt es nicht.' }), /^Gibt es nicht\.$/, true],
  ['a fault', new HttpError(502, '<html>', 'Bad Gateway'), /^Das hat gerade nicht/, false],
])('after a press %s is said in words', (_, error, text, isOutOfDate) => {
  const failure = describeUndone(error);
  expect(failure.text).toMatch(text);
  expect(failure.isOutOfDate).toBe(isOutOfDate);
});

test.each([
  ['no answer', new TypeError('Failed to fetch'), true],
  ['an ended login', answer(401), false],
  ['a fault', new HttpError(502, '<html>', 'Bad Gateway'), true],
])('after %s it is said that what was typed is still there', (_, error, canRetry) => {
  const failure = describeOperationFailure(error);
  expect(failure.text).toMatch(/(bleibt|bleiben) hier stehen/);
  expect(failure.canRetry).toBe(canRetry);
});

test('refused fields keep their messages', () => {
  const fields = { subject: 'Bitte geben Sie einen Betreff ein' };
  const failure = describeOperationFailure(
    answer(422, { error: 'Bitte prüfen Sie Ihre Angaben.', fields }),
  );
  expect(failure).toMatchObject({
    text: 'Bitte prüfen Sie Ihre Angaben.',
    fields,
    canRetry: false,
  });
});

const PLAIN = {
  disabledAt: null,
  mustChangePassword: false,
  secondFactorRequired: false,
  hasTotp: false,
  passkeys: 0,
};

test.each([
  [{}, 'aktiv', 'nein'],
  [{ mustChangePassword: true }, 'muss das Passwort ändern', 'nein'],
  [{ disabledAt: new Date(), mustChangePassword: true }, 'gesperrt', 'nein'],
  [{ secondFactorRequired: true }, 'aktiv', 'nein, aber verlangt'],
  [{ secondFactorRequired: true, hasTotp: true }, 'aktiv', 'ja, App'],
  [{ passkeys: 1 }, 'aktiv', 'ja, Passkey'],
  [{ passkeys: 2, hasTotp: true }, 'aktiv', 'ja, 2\u00a0Passkeys und App'],
])('%j is %s, with a second factor: %s', (changes, state, factor) => {
  expect(stateWords({ ...PLAIN, ...changes })).toBe(state);
  expect(factorWords({ ...PLAIN, ...changes })).toBe(factor);
});
