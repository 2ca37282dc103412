import { mailtoHref } from './mailto';

test.each([
  ['erika@beispiel.de', 'mailto:erika@beispiel.de'],
  ['erika+haus@beispiel.de', 'mailto:erika%2Bhaus@beispiel.de'],
  ['a?subject=x&b@beispiel.de', 'mailto:a%3Fsubject%3Dx%26b@beispiel.de'],
])('%s is written to as %s', (address, href) => expect(mailtoHref(address)).toBe(href));
