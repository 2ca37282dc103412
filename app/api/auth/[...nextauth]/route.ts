import type { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { authOptions } from '@/lib/auth/options';
import { AppError } from '@/lib/platform/http/errors';
import { route } from '@/lib/platform/http/route';

interface Context {
  params: Promise<{ nextauth: string[] }>;
}

/** Whether next-auth can lead to an address; one that it cannot read it calls a fault of the server. */
const isAddress = (address: string, base: string) =>
  address === '' ||
  (URL.canParse(address, address.startsWith('/') ? base : undefined) &&
    /^https?:/.test(new URL(address, base).protocol));

const COOKIE = /(?<![^;\s])(?:__Secure-)?next-auth\.callback-url=([^;]*)/g;

/** Where a browser wants to be led after a login: all that it says, for next-auth takes the last. */
function wantedAddresses({ url, headers }: Request): string[] {
  const cookies = (headers.get('cookie') ?? '').matchAll(COOKIE);
  return [
    ...new URL(url).searchParams.getAll('callbackUrl'),
    ...Array.from(cookies, ([, value = '']) => decoded(value.trim())),
  ];
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

const unreadable = () =>
  new AppError(
    'malformed',
    'Die Anfrage konnte nicht gelesen werden. Bitte melden Sie sich neu an.',
  );

// next-auth takes forms, each with a token of its own against forgery.
const handle = route<Context>(
  async (request, context) => {
    if (!wantedAddresses(request).every((address) => isAddress(address, request.url))) {
      throw unreadable();
    }
    try {
      const kept: string[] = [];
      const options = authOptions((header) => kept.push(header));
      const response: Response = await NextAuth(request as NextRequest, context, options);
      for (const header of kept) response.headers.append('Set-Cookie', header);
      return response;
    } catch (error) {
      // next-auth lets through what it cannot read, and that is the sender's fault.
      if (!(error instanceof SyntaxError)) throw error;
      throw unreadable();
    }
  },
  { takesForms: true },
);

export { handle as GET, handle as POST };
