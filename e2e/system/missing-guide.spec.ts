import { expect, test } from '../support/start-test';

const PATH = '/ratgeber/unbekannt';

for (const { where, host, env, headers } of [
  { where: 'by itself', host: '127.0.0.1' },
  { where: 'on another loopback address', host: '127.0.0.2' },
  {
    where: 'behind a proxy that ends TLS',
    host: '127.0.0.1',
    env: { TRUSTED_PROXIES: 'loopback' },
    headers: { 'X-Forwarded-Proto': 'https', Host: 'www.wohnlotse.example' },
  },
]) {
  test(`a guide that does not exist is said to be missing in the same request: ${where}`, async ({
    start,
  }) => {
    const portal = await start({ provider: 'sqlite', env: { ...env, HOST: host } });
    const { port } = new URL(portal.url);
    const answer = await fetch(`http://${host}:${port}${PATH}`, { headers });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Artikel nicht gefunden');
    // Next would show the internal address of its request here.
    expect(answer.headers.get('x-middleware-rewrite')).toBe('/nicht-gefunden');
    expect(JSON.stringify([...answer.headers])).not.toContain(`:${port}`);
  });
}
