import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  to: string;
  messageId: string;
  raw: string;
}

type Answer = 'accept' | 'refuse' | 'busy' | 'hang';

const REPLIES: Partial<Record<Answer, number>> = { refuse: 550, busy: 451 };

const failure = (responseCode: number) =>
  Object.assign(new Error(`${responseCode} as the test wants it`), { responseCode });

export interface MailServer {
  url: string;
  port: number;
  mails: ReceivedMail[];
  /** For the next mails; held ones are answered by `release` */
  answer: (decide: (recipient: string) => Answer) => void;
  readonly held: number;
  release: () => void;
  /** Resolves when the condition holds; checked at each event */
  until: (condition: () => boolean) => Promise<void>;
  stop: () => Promise<void>;
}

export async function startMailServer(port = 0): Promise<MailServer> {
  const events = new EventEmitter().setMaxListeners(0);
  const mails: ReceivedMail[] = [];
  const waiting: (() => void)[] = [];
  let decide: (recipient: string) => Answer = () => 'accept';
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, callback) => {
      const code = REPLIES[decide(address)];
      callback(code ? failure(code) : null);
    },
    onData: async (stream, session, callback) => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const raw = Buffer.concat(chunks).toString();
      const to = session.envelope.rcptTo.map(({ address }) => address).join();
      mails.push({ to, raw, messageId: /^Message-ID: (\S+)/im.exec(raw)?.[1] ?? '' });
      if (decide(to) === 'hang') waiting.push(() => callback());
      else callback();
      events.emit('change');
    },
  });
  // A killed client breaks its connection.
  server.on('error', () => events.emit('change'));
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const actual = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${actual}`,
    port: actual,
    mails,
    answer: (next) => {
      decide = next;
    },
    get held() {
      return waiting.length;
    },
    release: () => {
      for (const answer of waiting.splice(0)) answer();
    },
    until: async (condition) => {
      while (!condition()) await once(events, 'change');
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
