import { logOut } from '@/lib/auth/service';
import { endedCookie } from '@/lib/auth/token';
import { route } from '@/lib/platform/http/route';

export const POST = route(async (request) => {
  await logOut(request.headers);
  const headers = { 'Cache-Control': 'no-store', 'Set-Cookie': endedCookie(request.headers) };
  return Response.json({}, { headers });
});
