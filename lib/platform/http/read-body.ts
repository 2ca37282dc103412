import { IncomingMessage } from 'node:http';
import { MAX_BODY_BYTES } from './json-body';
import { tooLarge } from './refusals';

/** Reads a whole body, so that nobody works for a client that never sends the rest. @throws Refusal beyond the limit */
export function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let left = MAX_BODY_BYTES;
  return new Promise((resolve, reject) => {
    if (Number(request.headers['content-length']) > left) reject(tooLarge(request));
    request.on('data', (chunk: Buffer) => {
      if ((left -= chunk.length) >= 0) chunks.push(chunk);
      else reject(tooLarge(request));
    });
    request.once('end', () => resolve(Buffer.concat(chunks))).once('error', reject);
  });
}

/** The same request to somebody who reads it from the beginning. */
export function withBody({ socket, method, url }: IncomingMessage, body: Buffer): IncomingMessage {
  const again = new IncomingMessage(socket);
  again.push(body);
  again.push(null);
  // Else it would end the connection as one that was broken off.
  return Object.assign(again, { method, url, complete: true });
}
