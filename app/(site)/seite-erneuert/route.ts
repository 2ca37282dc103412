import { isOwnOrigin } from '@/lib/platform/http/caller';
import { pageSecurityPolicy } from '@/lib/platform/http/security-policy';
import { escapeHtml } from '@/lib/platform/seo/escape-html';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

const NOT_TYPED = /^(?:\$ACTION|website$)/;

/** The page that was open, if it is one of ours; its address may be a key, so only its reader sees it. */
function wayBack({ headers }: Request): string {
  const { pathname } = new URL(headers.get('referer') ?? '/', 'http://localhost');
  return pathname.startsWith('//') ? routes.home : pathname;
}

const page = (entries: string[], back: string) => `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Seite erneuert – ${escapeHtml(site().name)}</title>
<style>body{font:1.125rem/1.6 Georgia,serif;max-width:40rem;margin:3rem auto;padding:0 1rem}
li{white-space:pre-wrap;overflow-wrap:anywhere}</style></head>
<body><main id="inhalt"><h1>Diese Seite wurde inzwischen erneuert</h1>
<p>Ihre Angaben sind noch nicht gespeichert. Bitte öffnen Sie das Formular noch einmal und senden Sie es neu ab.</p>
${entries.length > 0 ? `<h2>Ihre Angaben</h2><ul>${entries.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>` : ''}
<p><a href="${escapeHtml(back)}">Formular neu öffnen</a></p></main></body></html>`;

/** Forms from before a deploy arrive here. 200, because the browser has sent the form once more. */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnOrigin(request.headers)) return new Response(null, { status: 403 });
  const form = await request.formData().catch(() => new FormData());
  const entries = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' && !NOT_TYPED.test(name) ? [value] : [],
  );
  return new Response(page(entries, wayBack(request)), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': pageSecurityPolicy({ development: false, runs: 'nothing' }),
    },
  });
}

/** For visitors who open the address directly. */
export const GET = () => new Response(null, { status: 303, headers: { Location: routes.home } });
