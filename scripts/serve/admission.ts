import type { IncomingMessage } from 'node:http';
import { metrics } from '@/lib/platform/telemetry/metrics';
import { isReadAsItComes } from './body';
import type { Refusal } from './refusals';

/** Posts that are worked on at once: enough to share a sync of the disk, few enough for readers to pass. */
const AT_ONCE = 8;

/** Milliseconds that a post may be expected to wait for its turn, … */
const LONGEST_WAIT = 5000;
/** … and those after which it is told to come again where nothing went on as expected. */
const GIVEN_UP = 2 * LONGEST_WAIT;

/** How much of what a post lately took the last one makes up. */
const WEIGHT = 0.005;

/** Answers as long as a conversation is; it stores nothing that anybody waits for. */
const STREAMED = '/api/chat';

/** Whether a request waits for its turn: whatever may be stored. */
export const takesTurns = ({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>) =>
  method !== 'GET' &&
  method !== 'HEAD' &&
  url.split('?', 1)[0] !== STREAMED &&
  // Pictures have turns of their own (lib/guides/pictures/service.ts).
  !isReadAsItComes({ method, url });

/** @param wait in milliseconds */
function refusal(wait: number): Refusal {
  metrics().refusedPosts.inc();
  return {
    status: 503,
    sentence:
      'Gerade kommen sehr viele Anfragen auf einmal. Bitte in einigen Sekunden noch einmal senden.',
    headers: { 'Retry-After': Math.ceil(wait / 1000) },
  };
}

/** Lets posts in one after the other, a few at a time, and says when too many wait. */
export class Admission {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  /** Milliseconds between two that are done, while others wait */
  private pace = 0;
  private last = 0;

  constructor(private readonly now = () => performance.now()) {}

  /** Milliseconds that one more would wait. */
  private get wait(): number {
    return this.waiting.length * this.pace;
  }

  /** Why one more cannot be let in, if it would wait too long. */
  objection(): Refusal | undefined {
    return this.wait <= LONGEST_WAIT ? undefined : refusal(this.wait);
  }

  /** Does something when it is its turn. @returns why that was not done, where its turn did not come in time */
  async follow(work: () => Promise<unknown>): Promise<Refusal | undefined> {
    if (this.running < AT_ONCE) this.running += 1;
    else if (!(await this.turn())) return refusal(LONGEST_WAIT);
    const begun = this.now();
    try {
      await work();
    } finally {
      this.done(begun);
    }
    return undefined;
  }

  /** Resolves to whether a turn came in time. */
  private async turn(): Promise<boolean> {
    metrics().waitingPosts.inc();
    const isMine = await new Promise<boolean>((resolve) => {
      const come = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(come), 1);
        resolve(false);
      }, GIVEN_UP).unref();
      this.waiting.push(come);
    });
    metrics().waitingPosts.dec();
    return isMine;
  }

  private done(begun: number): void {
    const now = this.now();
    const next = this.waiting.shift();
    if (next) {
      // Where nobody waits it says nothing of how many can be done in a time.
      this.pace += WEIGHT * (now - Math.max(begun, this.last) - this.pace);
      next();
    } else this.running -= 1;
    this.last = now;
  }
}
