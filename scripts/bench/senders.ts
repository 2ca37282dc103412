import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { Agent, request, type IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';

/** One answer: what it was, and milliseconds until it was there as a whole. */
interface Answer {
  status: number;
  time: number;
}

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

function ask(agent: Agent, url: string, { method = 'GET', headers, body }: Asked): Promise<Answer> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers }, (response: IncomingMessage) => {
      response.resume();
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, time: performance.now() - begun }),
      );
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** What senders got for what they sent, and who read beside them. */
export interface Sent {
  seconds: number;
  /** Milliseconds of each post that was taken */
  times: number[];
  /** Statuses beside 2xx, and how many had each; 0 is a connection that broke */
  refused: Record<number, number>;
  /** Milliseconds of each page that was read meanwhile */
  read: number[];
}

/** Milliseconds between two readers. */
const READ_EVERY = 20;

/**
 * Sends posts, each sender the next as soon as it has its answer, and reads a page beside them.
 * @param post the number-th post
 */
export async function sendPosts(
  base: string,
  {
    posts,
    senders,
    path,
    page,
    post,
  }: {
    posts: number;
    senders: number;
    path: string;
    page: string;
    post: (number: number) => { headers: Record<string, string>; body: string };
  },
): Promise<Sent> {
  const agent = new Agent({ keepAlive: true, maxSockets: senders });
  const reader = new Agent({ keepAlive: true, maxSockets: 1 });
  const sent: Sent = { seconds: 0, times: [], refused: {}, read: [] };
  let next = 0;
  let isOver = false;
  const sender = async () => {
    while (next < posts) {
      const { headers, body } = post(next++);
      const options = {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json', ...headers },
      };
      const { status, time } = await ask(agent, base + path, options).catch(() => ({
        status: 0,
        time: 0,
      }));
      if (status >= 200 && status < 300) sent.times.push(time);
      else sent.refused[status] = (sent.refused[status] ?? 0) + 1;
    }
  };
  const read = async () => {
    while (!isOver) {
      sent.read.push((await ask(reader, base + page, {})).time);
      await setTimeout(READ_EVERY);
    }
  };
  const begun = performance.now();
  const reading = read();
  await Promise.all(Array.from({ length: senders }, sender));
  sent.seconds = (performance.now() - begun) / 1000;
  isOver = true;
  await reading;
  agent.destroy();
  reader.destroy();
  return sent;
}

/** Clock ticks of a second in which Linux counts a process's time. */
const TICKS = 100;

/** What a process holds and has used. */
export interface Holdings {
  /** Megabytes */
  memory: number;
  /** Open files below a folder */
  descriptors: number;
  /** Milliseconds of a processor, of all its threads */
  work: number;
}

/** What a process holds and has used so far, as Linux tells it. */
export function holdings(pid: number, folder: string): Holdings {
  const read = (name: string) => readFileSync(`/proc/${pid}/${name}`, 'utf8');
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(read('status'))?.[1]);
  // Behind the name of the program, which may hold spaces.
  const counted = read('stat').split(') ')[1]?.split(' ') ?? [];
  const open = readdirSync(`/proc/${pid}/fd`).filter((name) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${name}`).startsWith(folder);
    } catch {
      // It was closed meanwhile.
      return false;
    }
  });
  return {
    memory: Math.round(kilobytes / 1024),
    descriptors: open.length,
    work: ((Number(counted[11]) + Number(counted[12])) * 1000) / TICKS,
  };
}
