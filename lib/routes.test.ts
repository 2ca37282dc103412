import { guideSelection, routes } from './routes';
import { employeeRoutes, loginAddress, returnAddress } from '@/lib/employee-routes';
import { tidyPath } from './tidy-path';

test.each([
  [{}, '/ratgeber'],
  [{ query: 'notar' }, '/ratgeber?search=notar'],
  [{ category: 'recht' }, '/ratgeber?kategorie=recht'],
  [{ query: 'notar', category: 'recht' }, '/ratgeber?kategorie=recht&search=notar'],
  [{ query: '7 % Käufer' }, '/ratgeber?search=7+%25+K%C3%A4ufer'],
])('the overview of guides narrowed down by %j is at %s', (selection, address) => {
  expect(guideSelection(selection)).toBe(address);
});

test.each([
  [routes.guide, '/ratgeber/a%2Fb%3Fc'],
  [routes.guidePreview, '/ratgeber/a%2Fb%3Fc/vorschau.png'],
  [routes.agencyInquiry, '/makler/anfrage/a%2Fb%3Fc'],
  [routes.api.articleViews, '/api/market-articles/a%2Fb%3Fc/views'],
])('a slug or an id stays one step of the address %#', (route, address) => {
  expect(route('a/b?c')).toBe(address);
});

const DASHBOARD = '/employee/dashboard';

test.each([
  DASHBOARD,
  `${DASHBOARD}?liste=kontakte&anfrage=12&suche=M%C3%BCller`,
  `${DASHBOARD}/leads`,
  `${DASHBOARD}/nachweise/valuation/abc`,
])('%s is led back to', (address) => {
  expect(returnAddress(address)).toBe(address);
});

test.each([
  undefined,
  ['/employee/dashboard/leads'],
  '',
  'https://angreifer.example/employee/dashboard',
  '/\\angreifer.example/employee/dashboard',
  '/\t/angreifer.example/employee/dashboard',
  'javascript:alert(1)',
  '/employee/dashboard/../../verkaufen',
  '/employee/dashboard/..//angreifer.example',
  '/employee/login',
  '/api/auth/signout',
  '/employee/dashboard/nachweise/valuation/abc/export.json',
  employeeRoutes.exported('rueckrufe'),
])('%j leads to the dashboard', (address) => {
  expect(returnAddress(address)).toBe(DASHBOARD);
});

test('the login knows where one was, and why one has to log in again', () => {
  expect(loginAddress()).toBe('/employee/login');
  expect(loginAddress({ back: DASHBOARD })).toBe('/employee/login');
  expect(loginAddress({ back: `${DASHBOARD}/leads?seite=2`, idle: true })).toBe(
    '/employee/login?weiter=%2Femployee%2Fdashboard%2Fleads%3Fseite%3D2&abgemeldet=1',
  );
});

const TOKEN = 'AbC_'.repeat(10) + 'xyz';

test.each([
  ['/', '/'],
  ['/Verkaufen', '/verkaufen'],
  ['/verkaufen...', '/verkaufen'],
  ['/.', '/'],
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
