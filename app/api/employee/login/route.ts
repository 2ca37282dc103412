import { logIn } from '@/lib/auth/service';
import { sessionCookie } from '@/lib/auth/token';
import { AppError } from '@/lib/platform/http/errors';
import { readJson } from '@/lib/platform/http/json-body';
import { route } from '@/lib/platform/http/route';

export const POST = route(async (request) => {
  const login = await logIn(await readJson(request), request.headers);
  if (!login) throw new AppError('unauthorised', 'E-Mail-Adresse oder Passwort stimmt nicht.');
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  headers.append('Set-Cookie', await sessionCookie(request.headers, login.sid));
  headers.append('Set-Cookie', login.deviceCookie);
  const { name, email, role } = login.employee;
  return Response.json({ name, email, role }, { headers });
});
