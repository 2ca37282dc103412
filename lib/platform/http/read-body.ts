import { IncomingMessage } from 'node:http';
import { MAX_BODY_BYTES } from '@/lib/platform/http/route';
import { tooLarge } from './refusals';

/** Before work begins, since a client may never finish. Throws Refusal beyond the limit. */
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

export function withBody(request: IncomingMessage, body: Buffer): IncomingMessage {
  const { socket, method, url, headers } = request;
  const again = new IncomingMessage(socket);
  again.push(body);
  again.push(null);
  // An incomplete request would close the connection.
  return Object.assign(again, { method, url, headers, complete: true });
}
