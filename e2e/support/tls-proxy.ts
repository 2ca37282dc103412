import { readFileSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream';

/** A self-signed test certificate, used only here. */
const CERTIFICATE = readFileSync(join(__dirname, 'localhost.pem'));

const ignore = () => {};

/** Forwards address and scheme of the client, like nginx. */
export async function startTlsProxy(port: number) {
  // One connection per request: the server may close an idle one at the moment of its reuse.
  const agent = new Agent();
  const server = createServer({ key: CERTIFICATE, cert: CERTIFICATE }, (asked, answer) => {
    const { method, url: path, socket } = asked;
    const headers = {
      ...asked.headers,
      'x-forwarded-for': socket.remoteAddress,
      'x-forwarded-proto': 'https',
    };
    const options = { host: '127.0.0.1', port, method, path, headers, agent };
    const forwarded = httpRequest(options, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      pipeline(response, answer, ignore);
    });
    forwarded.on('error', () => {
      if (answer.writableEnded) return;
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end();
    });
    // A visitor who leaves aborts the request.
    answer.on('close', () => answer.writableFinished || forwarded.destroy());
    asked.pipe(forwarded);
    // After an early answer the client still sends the rest of its body, and then the next request.
    answer.on('finish', () => {
      if (asked.complete) return;
      forwarded.destroy();
      asked.unpipe().resume();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
        agent.destroy();
      }),
  };
}
