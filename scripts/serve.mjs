import { AsyncLocalStorage } from 'node:async_hooks';
import { createServer } from 'node:http';
import next from 'next';
import proxyaddr from 'proxy-addr';
import { paintBeforeScripts } from './serve/later-scripts.mjs';

/** Believed of nobody: a proxy passes the host that was asked on in Host, and may pass these on unseen. */
const FORGEABLE = ['x-forwarded-host', 'x-forwarded-port', 'forwarded'];

/** Milliseconds that open requests and mails get to finish when the server is told to stop. */
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
    for (const name of FORGEABLE) delete request.headers[name];
    if (!trusted(peer, 0)) delete request.headers['x-forwarded-proto'];
    request.headers['x-forwarded-for'] = visitor;
  };
}

/** Where a page leaves the status it wants to be answered with (lib/http/response-status.ts). */
const statusSlots = (globalThis.portalResponseStatus = new AsyncLocalStorage());

const UNREADABLE =
  'Die Anfrage konnte nicht gelesen werden. Bitte gehe zurück und sende das Formular noch einmal.';

/** Largest form that is posted to a page, bytes; as for the API and in next.config.ts. */
const FORM_LIMIT = 64 * 1024;

const TOO_LARGE = 'Das sind zu viele Angaben auf einmal. Bitte gehe zurück und kürze sie.';

/** Ends a request without Next. What the client is still sending is read, so that it hears the answer. */
function refuse(request, response, status, sentence) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(sentence);
  request.resume();
  return false;
}

/**
 * What is done about a form that is posted to a page, before Next sees it. No page of ours calls a
 * server action by script, so such a call is nobody's.
 * @returns whether Next may have it
 */
function admitForm(request, response) {
  // A browser that hides where the form stood sends 'null'; Next takes that for a foreign site.
  if (request.headers.origin === 'null') delete request.headers.origin;
  if (Number(request.headers['content-length']) > FORM_LIMIT) {
    return refuse(request, response, 413, TOO_LARGE);
  }
  return request.headers['next-action'] === undefined || refuse(request, response, 400, UNREADABLE);
}

/**
 * Lets a page choose the status it is answered with. Where Next cannot read a posted form it answers
 * 500, although the fault is the sender's; faults of ours are said by the page itself, so such an
 * answer becomes a 400 with a sentence.
 */
function chooseStatus(response, slot, isForm) {
  const writeHead = response.writeHead.bind(response);
  const end = response.end.bind(response);
  let unreadable = false;
  response.writeHead = (status, ...rest) => {
    unreadable = isForm && status >= 500 && slot.status === undefined;
    if (!unreadable) return writeHead(slot.status ?? status, ...rest);
    response.removeHeader('Content-Length');
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    return writeHead(400);
  };
  response.end = (...args) => {
    // Written by hand, so that the length of Next's own text is not announced.
    if (!response.headersSent && isForm) response.writeHead(response.statusCode);
    return unreadable ? end(UNREADABLE) : end(...args);
  };
}

/** Hands a request to Next, with a slot for the status that its page may choose. */
function handleWith(handle, request, response) {
  const isForm = request.method === 'POST' && !request.url?.startsWith('/api/');
  if (isForm && !admitForm(request, response)) return;
  const slot = {};
  chooseStatus(response, slot, isForm);
  statusSlots.run(slot, () => handle(request, response));
}

/**
 * Asks the application for something: it brings in employee and guides (instrumentation.ts) before it
 * answers its first request, and a portal without them is not ready.
 */
async function untilPrepared(address) {
  try {
    await (await fetch(`${address}/api/health`)).text();
  } catch {
    // An address that this machine cannot reach itself by; whoever can will wait instead.
  }
}

/** Serves the built application on HOST and PORT until the process is told to stop. */
export async function serve({ dev = false } = {}) {
  const port = Number(process.env.PORT || 3000);
  const hostname = process.env.HOST || '127.0.0.1';
  const proxies = (process.env.TRUSTED_PROXIES ?? '').split(',').map((entry) => entry.trim());
  const settle = settleAddress(proxyaddr.compile(proxies.filter(Boolean)));

  // next-auth builds its addresses from the host that was asked, so that a login works on localhost
  // and 127.0.0.1 alike. It may, because no other header names a host by then. A fixed
  // address would win over it.
  process.env.AUTH_TRUST_HOST = 'true';
  delete process.env.NEXTAUTH_URL;

  const app = next({ dev, hostname, port });
  await app.prepare();
  const handle = app.getRequestHandler();
  const server = createServer((request, response) => {
    settle(request);
    if (!dev) paintBeforeScripts(response);
    handleWith(handle, request, response);
  });
  if (dev) server.on('upgrade', app.getUpgradeHandler());
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, hostname, resolve);
  });

  const address = `http://${hostname}:${port}`;
  await untilPrepared(address);

  // Whoever read the console may be gone. Node would fail at each further line, and log that it failed.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

  const stop = () => {
    // A mail that is being handed over is finished, and nothing new is begun (lib/background.ts).
    const workEnded = globalThis.portalStopWork?.();
    server.close(async () => {
      await workEnded;
      process.exit(0);
    });
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), GRACE).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  return { address };
}
