import { request as overHttp, type IncomingHttpHeaders } from 'node:http';
import { request as overHttps } from 'node:https';
import { findNginx, startNginx, type Nginx } from '../../scripts/setup/nginx';
import { startPortal, type Portal } from './portal';
import { postJson } from './post';
import { EMPLOYEE } from './test';

export interface Cluster {
  portals: [Portal, Portal];
  /** Absent without an nginx */
  front?: Nginx;
  stop: () => Promise<void>;
}

const hostOf = ({ url }: Portal) => new URL(url).host;

export async function startCluster(env: Record<string, string>): Promise<Cluster> {
  const trusting = { ...env, TRUSTED_PROXIES: 'loopback' };
  const first = await startPortal({ provider: 'postgresql', env: trusting });
  const { databaseUrl } = first;
  const second = await startPortal({ provider: 'postgresql', env: trusting, databaseUrl });
  const nginx = await findNginx();
  const front = nginx ? await startNginx(nginx, [hostOf(first), hostOf(second)]) : undefined;
  return {
    portals: [first, second],
    front,
    stop: async () => {
      await front?.stop();
      await second.stop();
      await first.stop();
    },
  };
}

export interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

export function ask(
  { url }: { url: string },
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: unknown } = {},
): Promise<Answered> {
  const json = body === undefined ? {} : { 'Content-Type': 'application/json' };
  return new Promise((resolve, reject) => {
    const request = url.startsWith('https') ? overHttps : overHttp;
    const options = { method, agent: false, rejectUnauthorized: false } as const;
    request(url + path, { ...options, headers: { ...json, ...headers } }, async (response) => {
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of response) chunks.push(chunk);
      } catch (error) {
        return reject(error);
      }
      const text = Buffer.concat(chunks).toString();
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
    })
      .once('error', reject)
      .end(body === undefined ? undefined : JSON.stringify(body));
  });
}

let visitors = 0;
export const newVisitor = () => `2001:db8:${(++visitors).toString(16)}::1`;

export function post(
  { url }: Pick<Portal, 'url'>,
  path: string,
  body: unknown,
  { visitor = newVisitor(), ...headers }: Record<string, string> = {},
) {
  return postJson({ url }, path, body, { 'X-Forwarded-For': visitor, ...headers });
}

export async function cookieOfLogin(
  portal: Portal,
  { email, password }: { email: string; password: string } = EMPLOYEE,
): Promise<string> {
  const answer = await post(portal, '/api/employee/login', { email, password });
  if (!answer.ok) throw new Error(`No login: ${answer.status} ${await answer.text()}`);
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
