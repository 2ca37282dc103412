import { quarantineLabel } from './quarantine';

test.each([
  ['honeypot', 'Ein Feld ist ausgefüllt, das auf der Seite nicht zu sehen ist.'],
  ['fill-time', 'Das Formular war schneller als in 3 Sekunden ausgefüllt.'],
  ['toString', 'Grund: toString.'],
])('%s reads %j', (reason, words) => {
  expect(quarantineLabel(reason)).toBe(words);
});
