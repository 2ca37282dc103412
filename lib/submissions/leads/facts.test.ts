import { isIdentifying } from './facts';

const PERSON = { name: 'Erika Lee-Beispiel', phone: '+49 151 2345678' };

test.each([
  ['Ja, das Haus gehört mir allein, 350.000 Euro sollen es sein.', false],
  ['Im Frühjahr 2027 soll es verkauft sein, vorher steht es leer.', false],
  ['Seit 01.12.2026 leer, 1.061.600 €, 80331 München.', false],
  ['Sie ist unter 0171 9998877 zu erreichen.', true],
  ['Erika zieht um.', true],
  ['Frau Beispiel zieht um.', true],
  ['Erreichbar unter 0151/2345678.', true],
  ['Schreiben an haus@beispiel.de', true],
  ['Sie zieht in die Lindenstraße 4.', true],
])('"%s" says who the person is: %s', (note, isSaid) => {
  expect(isIdentifying(note, PERSON)).toBe(isSaid);
});
