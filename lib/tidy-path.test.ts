import { tidyPath } from './tidy-path';

const TOKEN = 'AbC_'.repeat(10) + 'xyz';

test.each([
  ['/', '/'],
  ['/verkaufen', '/verkaufen'],
  ['/Verkaufen', '/verkaufen'],
  ['/verkaufen...', '/verkaufen'],
  ['/.', '/'],
  ['/Ratgeber/Energieausweis', '/ratgeber/energieausweis'],
  ['/Preise/W%C3%BCrzburg', '/preise/w%C3%BCrzburg'],
  [`/anfrage/${TOKEN}`, `/anfrage/${TOKEN}`],
  [`/Anfrage/${TOKEN}`, `/anfrage/${TOKEN}`],
  ...['.', ',', ')', '>', '%3E', '%29.', '”', '%E2%80%A6', '%20', '*'].map((mark) => [
    `/anfrage/${TOKEN}${mark}`,
    `/anfrage/${TOKEN}`,
  ]),
  ['/.well-known/security.txt', '/.well-known/security.txt'],
  ['/bewertung/ABC', '/bewertung/ABC'],
])('%s leads to %s', (asked, meant) => expect(tidyPath(asked)).toBe(meant));
