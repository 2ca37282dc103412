import type { Portal } from './portal';

export const postJson = (
  { url }: Pick<Portal, 'url'>,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** As a browser without scripts sends them with the first form of a page */
export function hiddenFields(html: string): Record<string, string> {
  const inputs = html.matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g);
  return Object.fromEntries(
    [...inputs].map(([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"')]),
  );
}

/** The pairs that a browser would send back */
export const cookieIn = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
