import { cookies } from 'next/headers';
import { orNull } from '@/lib/platform/http/errors';
import { browserToken, PASS_COOKIE } from '@/lib/submissions/links/service';
import { routes } from '@/lib/routes';

/** Leads the browser that sent a form to its submission; without a valid pass to the page that sends links. */
async function target(): Promise<string> {
  const pass = (await cookies()).get(PASS_COOKIE)?.value;
  const token = await orNull(browserToken(pass));
  return token === null ? routes.ownSubmissions : routes.ownSubmission(token);
}

export async function GET() {
  return new Response(null, {
    status: 303,
    headers: { Location: await target(), 'Cache-Control': 'no-store' },
  });
}
