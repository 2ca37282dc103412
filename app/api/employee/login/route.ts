import { loginAnswer } from '@/lib/auth/login-answer';
import { logIn } from '@/lib/auth/service';
import { AppError } from '@/lib/platform/http/errors';
import { readJson, route } from '@/lib/platform/http/route';

export const POST = route(async (request) => {
  const login = await logIn(await readJson(request), request.headers);
  if (!login) throw new AppError('unauthorised', 'E-Mail-Adresse oder Passwort stimmt nicht.');
  if (!login.pending) return loginAnswer(login, request.headers);
  const headers = { 'Cache-Control': 'no-store', 'Set-Cookie': login.stepCookie };
  return Response.json({ secondFactor: login.pending }, { status: 202, headers });
});
