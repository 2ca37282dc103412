import { NextResponse, type NextRequest } from 'next/server';
import { pageSecurityPolicy } from '@/lib/http/security-policy';

/** Gives pages that are rendered at each request a script policy with a nonce of its own. */
export function middleware(request: NextRequest) {
  const nonce = btoa(crypto.randomUUID());
  const policy = pageSecurityPolicy({ nonce, development: process.env.NODE_ENV === 'development' });
  // Next reads the nonce from the policy on the request and puts it on its own scripts.
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  return response;
}

export const config = { matcher: ['/bewertung/:path*'] };
