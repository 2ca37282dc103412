import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Portal } from './portal';

/** The caller handles errors. */
export async function openSocket({ url }: Portal): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.on('error', () => {});
  return socket;
}

/** What arrived, also if the server resets the connection after its answer. */
export function untilClosed(socket: Socket): Promise<string> {
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk) => (text += chunk));
  return new Promise((resolve) => socket.once('close', () => resolve(text)));
}

export async function converse(portal: Portal, words: string): Promise<string> {
  const socket = await openSocket(portal);
  socket.write(words);
  return untilClosed(socket);
}
