import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Portal } from './portal';

// Connections on which a test writes what no client would.

/** Opens a connection to a portal. Its errors are left to whoever waits for it to close. */
export async function openSocket({ url }: Portal): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.on('error', () => {});
  return socket;
}

/** Collects what a portal says on a connection until it closes that. */
export async function untilClosed(socket: Socket): Promise<string> {
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk) => (text += chunk));
  await once(socket, 'close');
  return text;
}

/** Says something on a connection of its own, and resolves to what is said until it is closed. */
export async function converse(portal: Portal, words: string): Promise<string> {
  const socket = await openSocket(portal);
  socket.write(words);
  return untilClosed(socket);
}
