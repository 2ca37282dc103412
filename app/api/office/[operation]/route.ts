import { runOffice } from '@/app/(site)/makler/run-office';
import { AGENT_COOKIE } from '@/lib/agents/login';
import { readCookie, writeCookie } from '@/lib/platform/http/cookies';
import { formBody } from '@/app/form-body';
import { route } from '@/lib/platform/http/route';
import { submitterOf } from '@/lib/requests/submission/submitter';

type Context = { params: Promise<{ operation: string }> };

export const POST = route<Context>(async (request, { params }) => {
  const { headers } = request;
  const { session, next } = await runOffice((await params).operation, {
    body: await formBody(request),
    caller: submitterOf(headers).caller,
    cookie: readCookie(headers, AGENT_COOKIE),
  });
  const response = Response.json({ next }, { headers: { 'Cache-Control': 'no-store' } });
  if (session) {
    const { name, value, maxAge, secure, path } = session;
    response.headers.set('Set-Cookie', writeCookie(name, value, { path, maxAge, secure }));
  }
  if (session === null) {
    const ended = writeCookie(AGENT_COOKIE, '', { path: '/', maxAge: 0, secure: false });
    response.headers.set('Set-Cookie', ended);
  }
  return response;
});
