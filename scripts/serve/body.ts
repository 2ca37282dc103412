import type { IncomingMessage } from 'node:http';

/** Largest body of a request, bytes; as for the API and in next.config.ts. */
const BODY_LIMIT = 64 * 1024;

/** Option of Node's for a server that takes a whole body before anybody reads it. */
export const ROOM_FOR_BODY = { highWaterMark: BODY_LIMIT + 1 };

/** Takes pictures of megabytes; it looks who sends them before it reads one byte, and counts while it reads. */
const UPLOADS = '/api/employee/guides/pictures';

/** Whether a body is read while it comes, by what guards itself against those that are too large. */
export const isReadAsItComes = ({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>) =>
  method === 'POST' && url.split('?', 1)[0] === UPLOADS;

/**
 * Waits until the whole body of a request is here, so that nobody works for a client that never sends
 * the rest. It stays unread: Next takes no request whose body was read.
 * @returns whether it is small enough; if it is not, the rest is still to come
 * @throws when the connection ends before that
 */
export async function bodyIsHere(request: IncomingMessage): Promise<boolean> {
  if (Number(request.headers['content-length']) > BODY_LIMIT) return false;
  const push = request.push.bind(request);
  const tooLarge = () => request.readableLength > BODY_LIMIT;
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (tooLarge() || request.complete) resolve();
    };
    request.push = (...args) => {
      const wantsMore = push(...args);
      look();
      return wantsMore;
    };
    request.once('error', reject);
    look();
  });
  delete (request as Partial<IncomingMessage>).push;
  return !tooLarge();
}
