import { loginAnswer } from '@/lib/auth/login-answer';
import { takeSecondStep } from '@/lib/auth/steps/second-step';
import { readJson, route } from '@/lib/platform/http/route';
import type { Params } from '@/lib/platform/page';

export const POST = route<Params<'step'>>(async (request, { params }) => {
  const body = await readJson(request);
  const { login, options, cookie } = await takeSecondStep(
    (await params).step,
    body,
    request.headers,
  );
  const cookies = cookie ? [cookie] : [];
  if (login) return loginAnswer(login, request.headers, ...cookies);
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  for (const value of cookies) headers.append('Set-Cookie', value);
  return Response.json({ options }, { headers });
});
