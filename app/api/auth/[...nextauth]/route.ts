import type { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { authOptions } from '@/lib/auth/options';
import { AppError } from '@/lib/platform/http/errors';
import { route } from '@/lib/platform/http/route';

interface Context {
  params: Promise<{ nextauth: string[] }>;
}

// next-auth takes forms, each with a token of its own against forgery.
const handle = route<Context>(
  async (request, context) => {
    try {
      const kept: string[] = [];
      const options = authOptions((header) => kept.push(header));
      const response: Response = await NextAuth(request as NextRequest, context, options);
      for (const header of kept) response.headers.append('Set-Cookie', header);
      return response;
    } catch (error) {
      // next-auth lets through what it cannot read, and that is the sender's fault.
      if (!(error instanceof SyntaxError)) throw error;
      throw new AppError('malformed', 'Die Anfrage konnte nicht gelesen werden.');
    }
  },
  { takesForms: true },
);

export { handle as GET, handle as POST };
