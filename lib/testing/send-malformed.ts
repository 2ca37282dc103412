import { type Agent, request as httpRequest } from 'node:http';
import type { BadRequest, Known } from './malformed-requests';

export interface Answered {
  status: number;
  text: string;
  type: string;
  /** Milliseconds until it was complete */
  time: number;
}

export const resolved = (text: string, names: Known['names']) =>
  text.replace(/:([a-z]+)/g, (whole, name: string) =>
    Object.hasOwn(names, name) ? names[name]! : whole,
  );

/** Milliseconds. */
const PATIENCE = 120_000;

/** Status 0 and a reason if there was no answer. */
export function sendBad(
  base: string,
  { method, path, headers, body, who }: BadRequest,
  { names, cookies }: Known,
  agent: Agent,
): Promise<Answered> {
  const sentBody = typeof body === 'string' ? resolved(body, names) : body;
  const cookie = [cookies[who], headers.cookie].flat().filter(Boolean).join('; ');
  const begun = performance.now();
  return new Promise((resolve) => {
    const told = (status: number, type: string, text: string) =>
      resolve({ status, type, text, time: performance.now() - begun });
    try {
      const sent = httpRequest(base + resolved(path, names), {
        method,
        agent,
        timeout: PATIENCE,
        headers: { ...headers, ...(cookie ? { cookie } : {}) },
      });
      sent.on('response', (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        const said = () =>
          told(response.statusCode ?? 0, String(response.headers['content-type']), text);
        response.on('end', said).on('error', said);
      });
      sent.on('upgrade', (_, socket) => {
        socket.destroy();
        told(101, '', '');
      });
      sent.on('timeout', () => sent.destroy(new Error('no answer')));
      sent.on('error', (error) => told(0, '', String(error)));
      sent.end(sentBody);
    } catch (error) {
      told(-1, '', String(error));
    }
  });
}
