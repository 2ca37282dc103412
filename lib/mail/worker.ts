import 'server-only';
import { pause, untilWork, workSeen } from '@/lib/wake';
import { deliverNext } from './delivery';
import { restAfter } from './retry';
import { openTransport, type Transport } from './transport';

/** Milliseconds after which the outbox is looked at without having been woken. */
const POLL = 5000;

/** Milliseconds to wait when the database itself does not answer. */
const FAULT_PAUSE = 10_000;

/**
 * Sends what is in the outbox, one mail after the other, until the signal says stop. A mail server that
 * does not answer is left alone for a while, longer each time; the mails wait.
 */
export async function sendMails(stop: AbortSignal): Promise<void> {
  let transport: Transport | undefined;
  let failures = 0;
  const hangUp = () => {
    transport?.close();
    transport = undefined;
  };
  while (!stop.aborted) {
    try {
      const seen = workSeen();
      transport ??= openTransport();
      const delivery = await deliverNext(transport, () => new Date());
      if (delivery === 'idle') {
        hangUp();
        await untilWork(seen, POLL, stop);
      } else if (delivery === 'server-down') {
        hangUp();
        await pause(restAfter(++failures), stop);
      } else failures = 0;
    } catch (error) {
      hangUp();
      console.error('The outbox could not be worked on', error);
      await pause(FAULT_PAUSE, stop);
    }
  }
  hangUp();
}
