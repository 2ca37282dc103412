import { AsyncLocalStorage } from 'node:async_hooks';
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

/** Where a page leaves the status it wants to be answered with (lib/http/response-status.ts). */
const statusSlots = (globalThis.portalResponseStatus = new AsyncLocalStorage());

const UNREADABLE =
  'Die Anfrage konnte nicht gelesen werden. Bitte gehe zurück und sende das Formular noch einmal.';

function refuse(response, end = response.end.bind(response)) {
  response.statusCode = 400;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  end(UNREADABLE);
}

/**
 * A form that is posted to a page. Next answers 500 where it cannot read the body, although the
 * fault is the sender's; the form's own faults are said by the page (status slot). No page of ours
 * calls a server action by script, so such a call is nobody's.
 * @returns whether the request has been answered
 */
function guardForm(request, response, slot) {
  if (request.headers['next-action'] !== undefined) {
    refuse(response);
    return true;
  }
  // A browser that hides where the form stood sends 'null'; Next takes that for a foreign site.
  if (request.headers.origin === 'null') delete request.headers.origin;
  const end = response.end.bind(response);
  response.end = (...args) => {
    const unreadable = !response.headersSent && response.statusCode >= 500 && !slot.status;
    return unreadable ? refuse(response, end) : end(...args);
  };
  return false;
}

/** Handles a request so that the page rendered for it can choose the status. */
function withStatus(request, response, handle) {
  const slot = {};
  const isForm = request.method === 'POST' && !request.url?.startsWith('/api/');
  if (isForm && guardForm(request, response, slot)) return undefined;
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (status, ...rest) => writeHead(slot.status ?? status, ...rest);
  return statusSlots.run(slot, handle);
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
    withStatus(request, response, () => handle(request, response));
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
