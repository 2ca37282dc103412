import { factorWords, stateWords } from './member-words';

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
