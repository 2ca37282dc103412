import type { IncomingMessage } from 'node:http';
import { metrics } from '@/lib/platform/telemetry/metrics';
import type { Refusal } from './refusals';

/** Posts that are worked on at once: enough to share a sync of the disk, few enough for readers to pass. */
const AT_ONCE = 8;

/** Milliseconds that a post may wait for its turn. */
const LONGEST_WAIT = 5000;

/** How much of what a post lately took the last one makes up. */
const WEIGHT = 0.005;

/** Answers as long as a conversation is; it stores nothing that anybody waits for. */
const STREAMED = '/api/chat';

/** Whether a request waits for its turn: whatever may be stored. */
export const takesTurns = ({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>) =>
  method !== 'GET' && method !== 'HEAD' && url.split('?', 1)[0] !== STREAMED;

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
    if (this.wait <= LONGEST_WAIT) return undefined;
    metrics().refusedPosts.inc();
    return {
      status: 503,
      sentence:
        'Gerade kommen sehr viele Anfragen auf einmal. Bitte in einigen Sekunden noch einmal senden.',
      headers: { 'Retry-After': Math.ceil(this.wait / 1000) },
    };
  }

  /** Does something when it is its turn. */
  async follow<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running < AT_ONCE) this.running += 1;
    else {
      metrics().waitingPosts.inc();
      await new Promise<void>((turn) => this.waiting.push(turn));
      metrics().waitingPosts.dec();
    }
    const begun = this.now();
    try {
      return await work();
    } finally {
      this.done(begun);
    }
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
