import { addDays, startOfDay } from 'date-fns';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

/** Days (RFC 9116: under a year); the file is written daily. */
const VALID = 180;

export const revalidate = 86400;

export function GET() {
  const { url, email } = site();
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${addDays(startOfDay(new Date()), VALID).toISOString()}`,
    'Preferred-Languages: de, en',
    `Canonical: ${url}${routes.securityText}`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
