import { OPEN_PAGES } from './protected-pages';
import { isProtected } from './content-protection';

test.each([
  '/',
  '/ratgeber',
  '/ratgeber/energieausweis',
  '/immobilie-bewerten',
  '/bewertungen',
  '/anfragen',
  '/beratung',
])('%s is protected', (path) => expect(isProtected(path, OPEN_PAGES)).toBe(true));

test.each([
  '/impressum',
  '/datenschutz',
  '/agb',
  '/barrierefreiheit',
  '/datenquellen',
  '/bewertung/0b0f1a3c',
  '/bewertung',
  '/bewertung/methode',
  '/anfrage',
  '/anfrage/0b0f1a3c',
  '/anfrage/0b0f1a3c/loeschen',
  '/mitarbeiter',
  '/employee/login',
  '/employee/dashboard',
])('on %s people may copy and print', (path) => expect(isProtected(path, OPEN_PAGES)).toBe(false));
