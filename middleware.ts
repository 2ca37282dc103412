import { NextResponse, type NextRequest } from 'next/server';
import { ASKED_PATH } from '@/lib/platform/http/asked-path';
import { pageSecurityPolicy } from '@/lib/platform/http/security-policy';
import { articleExists } from '@/lib/guides/service';
import { sessionIdIn } from '@/lib/auth/token';
import { employeeRoutes, loginAddress } from '@/lib/employee-routes';
import { routes } from '@/lib/routes';

/** What lies under /ratgeber/ without being an article. */
const OWN_PAGES = new Set<string>([
  routes.selectedGuides,
  routes.missingGuide,
  routes.savedGuides,
  routes.feed,
]);

const askedPath = ({ nextUrl: { pathname, search } }: NextRequest) => pathname + search;

/** Gives pages that are rendered for one visitor a script policy with a nonce of its own. */
function withNonce(request: NextRequest) {
  const nonce = btoa(crypto.randomUUID());
  const policy = pageSecurityPolicy({ nonce, development: process.env.NODE_ENV === 'development' });
  // Next reads the nonce from the policy on the request and puts it on its own scripts.
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', policy);
  headers.set(ASKED_PATH, askedPath(request));
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  return response;
}

/** Whether the request carries a token of ours. What the login is worth the page checks. */
async function hasToken(request: NextRequest) {
  return (await sessionIdIn(request.headers)) !== null;
}

/**
 * Leads the address of an article that does not exist to a page that says so: the article's own page
 * is made ahead of time and could only say it with scripts.
 */
async function articleOrNotice(request: NextRequest) {
  const { pathname } = request.nextUrl;
  const slug = pathname.slice(routes.guides.length + 1);
  if (OWN_PAGES.has(pathname) || (await articleExists(slug))) return NextResponse.next();
  return NextResponse.rewrite(new URL(routes.missingGuide, request.nextUrl));
}

/** Sends strangers to the login early. This is no security boundary: every page checks again. */
export async function middleware(request: NextRequest) {
  const { pathname } = request.nextUrl;
  if (pathname.startsWith(`${routes.guides}/`)) return articleOrNotice(request);
  const guarded = pathname.startsWith(employeeRoutes.dashboard);
  if (guarded && !(await hasToken(request))) {
    const login = loginAddress({ back: askedPath(request) });
    return NextResponse.redirect(new URL(login, request.nextUrl));
  }
  return withNonce(request);
}

// On Node, because the secret may have to be read from a file.
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/bewertung',
    // The page on the method is made ahead of time, and its scripts carry no nonce.
    '/bewertung/:path((?!methode$).*)',
    '/anfrage/:path*',
    '/employee/:path*',
    '/ratgeber/:slug',
    '/ratgeber-entwurf/:path*',
    // The page without a token is made ahead of time as well.
    '/makler/anmelden/:token',
    '/makler/angebot/:path*',
    '/makler/bereich/:path*',
    '/makler/gebiet',
    '/zertifikat/:path*',
  ],
};
