import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** @param wanted any by default @throws if it is taken */
export async function freePort(wanted = 0): Promise<number> {
  const probe = createServer().listen(wanted, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
