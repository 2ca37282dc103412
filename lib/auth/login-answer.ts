import 'server-only';
import type { openLoginChallenge } from './service';
import { sessionCookie } from './token';

export async function loginAnswer(
  { employee, sid, deviceCookie }: Awaited<ReturnType<typeof openLoginChallenge>>,
  asked: Headers,
  ...cookies: string[]
): Promise<Response> {
  const { name, email, role } = employee;
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  for (const cookie of [await sessionCookie(asked, sid), deviceCookie, ...cookies]) {
    headers.append('Set-Cookie', cookie);
  }
  return Response.json({ name, email, role }, { headers });
}
