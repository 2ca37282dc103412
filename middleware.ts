import { NextResponse, type NextRequest } from 'next/server';
import {
  ASKED_PATH,
  MISSING,
  MISSING_PATH,
  type MissingPath,
  WORDS_WAIT,
} from '@/lib/platform/http/asked-path';
import { isOwnOrigin, isReading } from '@/lib/platform/http/caller';
import { pageSecurityPolicy } from '@/lib/platform/http/security-policy';
import { isUuid } from '@/lib/platform/validation/uuid';
import { CALCULATORS } from '@/lib/calculators/all';
import { articleExists } from '@/lib/guides/service';
import { placeAt } from '@/lib/prices/places';
import { sessionIdIn } from '@/lib/auth/token';
import { findPackage } from '@/lib/agencies/packages';
import { employeeRoutes, loginAddress } from '@/lib/employee-routes';
import { routes } from '@/lib/routes';
import { isMadeAhead } from '@/lib/static-pages';
import { tidyPath } from '@/lib/tidy-path';

/** Pages under /ratgeber/ that are not articles. */
const OWN_PAGES = new Set<string>([routes.selectedGuides, routes.savedGuides, routes.feed]);

const INQUIRIES = '/makler/anfrage';

const development = process.env.NODE_ENV === 'development';

const askedPath = ({ nextUrl: { pathname, search } }: NextRequest) => pathname + search;

async function missingAt(pathname: string): Promise<MissingPath | undefined> {
  const [, first = '', ...rest] = pathname.split('/').map(decodeURIComponent);
  if (`/${first}` === routes.guides && rest.length === 1) {
    return OWN_PAGES.has(pathname) || (await articleExists(rest[0] ?? '')) ? undefined : 'article';
  }
  if (`/${first}` === routes.prices && pathname !== routes.priceSearch) {
    return placeAt(rest) ? undefined : 'page';
  }
  if (`/${first}` === routes.calculators && rest.length > 0) {
    return CALCULATORS.some(({ name }) => name === rest[0]) ? undefined : 'page';
  }
  if (`/${first}/${rest[0]}` === INQUIRIES) {
    return rest.length === 2 && findPackage(rest[1] ?? '') ? undefined : 'page';
  }
  // Pages below these addresses have no footer (app/(advice)).
  if (!`/${first}`.startsWith(routes.valuationResults) || pathname === routes.method) {
    return undefined;
  }
  if (`/${first}` !== routes.valuationResults || rest.length > 1) return 'valuation page';
  return isUuid(rest[0] ?? '') ? undefined : 'valuation';
}

/** What is missing if a page answers 404: the server fetches the text with a second request (server.ts). */
const goneAt = (pathname: string): MissingPath | undefined =>
  GONE.find(([beginning]) => pathname.startsWith(beginning))?.[1];
const GONE: [beginning: string, MissingPath][] = [
  [`${routes.valuationResults}/`, 'valuation'],
  [`${routes.ownSubmissions}/`, 'link'],
  ['/makler/angebot/', 'offer'],
  ['/makler/bereich/', 'page'],
  ['/zertifikat/', 'page'],
  [routes.guideDraft(''), 'page'],
  [`${employeeRoutes.ledgers}/`, 'ledger'],
  [employeeRoutes.dashboard, 'desk'],
];

/** @param missing what is missing: then app/global-not-found.tsx answers */
function withNonce(request: NextRequest, missing?: MissingPath) {
  const nonce = btoa(crypto.randomUUID());
  const policy = pageSecurityPolicy({ nonce, development });
  // Next reads the nonce from the policy on the request and puts it on its own scripts.
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', policy);
  headers.set(ASKED_PATH, askedPath(request));
  headers.set(MISSING, missing ?? '');
  const passed = { request: { headers } };
  const response = missing
    ? NextResponse.rewrite(new URL(MISSING_PATH, request.nextUrl), passed)
    : NextResponse.next(passed);
  response.headers.set('Content-Security-Policy', policy);
  const mayLackWords = isReading(request) && !missing && goneAt(request.nextUrl.pathname);
  if (mayLackWords) response.headers.set(WORDS_WAIT, 'yes');
  return response;
}

/** A page that is the same for all visitors cannot have a nonce. */
function forAll() {
  const response = NextResponse.next();
  response.headers.set('Content-Security-Policy', pageSecurityPolicy({ development }));
  return response;
}

async function hasToken(request: NextRequest) {
  return (await sessionIdIn(request.headers)) !== null;
}

/** No security boundary: every page checks again. */
export async function middleware(request: NextRequest) {
  const { pathname, search } = request.nextUrl;
  const reads = isReading(request);
  const tidy = tidyPath(pathname);
  if (reads && tidy !== pathname) {
    return NextResponse.redirect(new URL(tidy + search, request.nextUrl), 308);
  }
  if (!reads && !isOwnOrigin(request.headers)) {
    return new NextResponse('Diese Anfrage kam nicht von unserer Website.', { status: 403 });
  }
  if (pathname.startsWith(employeeRoutes.dashboard) && !(await hasToken(request))) {
    const login = loginAddress({ back: askedPath(request) });
    return NextResponse.redirect(new URL(login, request.nextUrl));
  }
  const missing = request.headers.has(MISSING) ? goneAt(pathname) : await missingAt(pathname);
  return reads && !missing && isMadeAhead(pathname) ? forAll() : withNonce(request, missing);
}

// On Node, because the secret may have to be read from a file.
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!(?:api|_next|images|videos|icons|bilder|sitemaps|\\.well-known)/|preiskarte(?:/|$)|metrics$|ratgeber/feed\\.xml$|(?:[^/]+/)*vorschau\\.png$|[^/]+\\.(?:svg|png|ico|xml|txt|webmanifest)$).*)',
  ],
};
