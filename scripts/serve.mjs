import { createServer } from 'node:http';
import next from 'next';
import proxyaddr from 'proxy-addr';

const FORWARDED = ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'forwarded'];

/** Milliseconds that open requests get to finish when the server is told to stop. */
const GRACE = 10_000;

/**
 * Makes forwarded addresses trustworthy: behind a proxy named in TRUSTED_PROXIES the visitor's
 * address is taken from the header, otherwise from the connection. Next itself would believe any
 * header. The application finds the one address in X-Forwarded-For.
 */
function settleAddress(trusted) {
  return (request) => {
    const peer = request.socket.remoteAddress ?? '';
    const visitor = proxyaddr(request, trusted);
    if (!trusted(peer, 0)) for (const name of FORWARDED) delete request.headers[name];
    request.headers['x-forwarded-for'] = visitor;
  };
}

/** Serves the built application on HOST and PORT until the process is told to stop. */
export async function serve({ dev = false } = {}) {
  const port = Number(process.env.PORT || 3000);
  const hostname = process.env.HOST || '127.0.0.1';
  const proxies = (process.env.TRUSTED_PROXIES ?? '').split(',').map((entry) => entry.trim());
  const settle = settleAddress(proxyaddr.compile(proxies.filter(Boolean)));

  const app = next({ dev, hostname, port });
  await app.prepare();
  const handle = app.getRequestHandler();
  const server = createServer((request, response) => {
    settle(request);
    handle(request, response);
  });
  if (dev) server.on('upgrade', app.getUpgradeHandler());
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, hostname, resolve);
  });

  const stop = () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), GRACE).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  return { address: `http://${hostname}:${port}` };
}
