import { median } from '../lighthouse';
import { PROBES } from './probes';

/** Answers that are not counted: code is compiled, connections are opened. */
const WARM_UP = 5;

export interface Measured {
  status: number;
  /** Median milliseconds, of what was answered */
  time?: number;
}

interface Options {
  runs: number;
  signal: AbortSignal;
}

/** The cookie of a login. */
export async function logIn(
  base: string,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const response = await fetch(`${base}/api/employee/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: base },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`The login answers ${response.status}.`);
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return cookies.join('; ');
}

async function ask(url: string, cookie: string): Promise<{ status: number; time: number }> {
  const started = performance.now();
  const response = await fetch(url, { headers: { cookie }, redirect: 'manual' });
  await response.arrayBuffer();
  return { status: response.status, time: performance.now() - started };
}

async function measureOne(
  url: string,
  cookie: string,
  { runs, signal }: Options,
): Promise<Measured> {
  const first = await ask(url, cookie);
  if (first.status !== 200) return { status: first.status };
  const times: number[] = [];
  for (let run = 1 - WARM_UP; run <= runs; run++) {
    signal.throwIfAborted();
    const { time } = await ask(url, cookie);
    if (run > 0) times.push(time);
  }
  return { status: 200, time: median(times) };
}

/** Asks for one thing after another; resolves to status and median milliseconds by name. */
export async function measureProbes(
  base: string,
  cookies: { employee: string; office: string },
  options: Options,
): Promise<Map<string, Measured>> {
  const measured = new Map<string, Measured>();
  for (const { name, path, isOffice } of PROBES) {
    const cookie = isOffice ? cookies.office : cookies.employee;
    measured.set(name, await measureOne(`${base}${path}`, cookie, options));
  }
  return measured;
}
