import { employeeRoutes } from '@/lib/employee-routes';

/** No portal's; only paths are read off it. */
const ANY_HOST = 'http://portal.invalid';

/**
 * Where a login leads to: the page of the back-office that was asked for, otherwise the dashboard. What
 * leads anywhere else is not followed, and no file, which would leave one on the login.
 */
export function returnAddress(asked: unknown): string {
  const { dashboard } = employeeRoutes;
  if (typeof asked !== 'string' || !asked.startsWith('/') || !URL.canParse(asked, ANY_HOST)) {
    return dashboard;
  }
  const { origin, pathname, search } = new URL(asked, ANY_HOST);
  const isWithin = pathname === dashboard || pathname.startsWith(`${dashboard}/`);
  const isFile = /\.\w+$|\/export\//.test(pathname);
  return origin === ANY_HOST && isWithin && !isFile ? pathname + search : dashboard;
}
