import { employeeRoutes, loginAddress, returnAddress } from '@/lib/employee-routes';

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
  '//angreifer.example/employee/dashboard',
  '/\\angreifer.example/employee/dashboard',
  '/\t/angreifer.example/employee/dashboard',
  'javascript:alert(1)',
  '/employee/dashboard/../../verkaufen',
  '/employee/dashboard/..//angreifer.example',
  '/employee/dashboardx',
  '/employee/login',
  '/api/auth/signout',
  '/employee/dashboard/nachweise/valuation/abc/export.json',
  employeeRoutes.exported('rueckrufe'),
  'http://',
])('%j leads to the dashboard', (address) => {
  expect(returnAddress(address)).toBe(DASHBOARD);
});

test('the login is told where one was, and why one has to log in again', () => {
  expect(loginAddress()).toBe('/employee/login');
  expect(loginAddress({ back: DASHBOARD })).toBe('/employee/login');
  expect(loginAddress({ back: `${DASHBOARD}/leads?seite=2`, idle: true })).toBe(
    '/employee/login?weiter=%2Femployee%2Fdashboard%2Fleads%3Fseite%3D2&abgemeldet=1',
  );
});
