import {
  IncomingMessage,
  ServerResponse,
  type OutgoingHttpHeaders,
  type RequestListener,
} from 'node:http';
import { Socket } from 'node:net';

/** What was answered to a request that no client has sent. */
export interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** Which is asked for without a host of its own, and by nobody whose address matters. */
const HEADERS = { host: 'localhost', 'x-forwarded-for': '127.0.0.1' };

/**
 * Asks for a page within this process, without the network, as a client that takes no compression.
 * @throws when it was not answered
 */
export function askInside(
  answer: (...exchange: Parameters<RequestListener>) => Promise<void>,
  path: string,
): Promise<Answer> {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: 'GET', url: path, httpVersion: '1.1', complete: true });
  Object.assign(request.headers, HEADERS);
  request.push(null);
  const response = new ServerResponse(request);
  const chunks: Buffer[] = [];
  const take = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  return new Promise((resolve, reject) => {
    const end = response.end.bind(response);
    response.write = (chunk: unknown) => {
      if (!response.headersSent) response.writeHead(response.statusCode);
      take(chunk);
      return true;
    };
    response.end = (chunk?: unknown) => {
      take(chunk);
      end();
      const { statusCode: status } = response;
      resolve({ status, headers: response.getHeaders(), body: Buffer.concat(chunks) });
      // Without a client it does not say so by itself, and whoever sends a file waits for it.
      process.nextTick(() => response.emit('finish'));
      return response;
    };
    answer(request, response)
      .then(() => reject(new Error(`${path} was not answered.`)))
      .catch(reject);
  });
}
