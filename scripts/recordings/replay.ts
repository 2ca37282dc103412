import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { loggedIn } from '@/lib/testing/employee-login';
import { fiveTables } from '@/lib/testing/five-tables';
import { answer } from './routes';
import { makeNextDocument, ownerToken } from './services';

declare const databaseProvider: 'sqlite' | 'postgresql';

const EMPLOYEES = { leitung: 1, mitarbeiter: 2 };

/** One call by its address, e.g. 'GET /api/employee/callbacks'; {name} stands for an id, {token:name} for a link. */
export interface Call {
  to: string;
  as?: keyof typeof EMPLOYEES;
  body?: unknown;
  headers?: Record<string, string>;
  /** The name under which later calls know the new id in the answer */
  keep?: string;
}

const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;
const TOKEN = /(?<![\w-])[\w-]{43}(?![\w-])/g;
const REFERENCE = /(?<!\d)(\d{3})(\u00a0?)(\d{3})\2(\d{4})(?!\d)/g;

const stored = readFileSync(`prisma/fixtures/five-tables.${databaseProvider}.sql`, 'utf8');
const ids = new Set(stored.match(UUID));
let tokens: Set<string> | undefined;
const knownTokens = () =>
  (tokens ??= new Set([...ids].flatMap((id) => [id, `${id}-0`, `${id}-1`].map(ownerToken))));

const kept = new Map<string, string>();

/** The link of a request that opens most. */
function tokenOf(name: string): string {
  const links = fiveTables.links.filter(({ subject, opens }) => subject === name && opens);
  const link = links.findLast(({ isProven }) => isProven) ?? links.at(-1);
  return link?.token ?? `no link of ${name}`;
}

export const idOf = (name: string) => fiveTables.requests[name]?.id ?? kept.get(name) ?? '';

const filled = (text: string) =>
  text
    .replace(/\{token:(\w+)\}/g, (_, name) => tokenOf(name))
    .replace(/\{(\w+)\}/g, (whole, name) => idOf(name) || whole);

/** What was drawn at random since the fixture, by placeholders; all that it holds stays to the letter. */
export function normalised<Answer>(value: Answer): Answer {
  const names = new Map([...kept].map(([name, id]) => [id, `<${name}>`]));
  const text = JSON.stringify(value)
    .replace(UUID, (id) => {
      if (ids.has(id)) return id;
      if (!names.has(id)) names.set(id, `<id ${names.size - kept.size + 1}>`);
      return names.get(id)!;
    })
    .replace(TOKEN, (token) => (knownTokens().has(token) ? token : '<token>'))
    .replace(REFERENCE, (number, ...[first, , second, third]) =>
      stored.includes(`${first}${second}${third}`) ? number : '<reference>',
    );
  return JSON.parse(text);
}

const HEADERS = ['content-type', 'content-disposition', 'location', 'cache-control', 'retry-after'];

function headersOf(headers: Headers): Record<string, string> {
  const cookie = headers.get('set-cookie')?.replace(/=[^;]*/, '=…');
  const named = HEADERS.map((name) => [name, headers.get(name)]);
  return Object.fromEntries([...named, ['set-cookie', cookie]].filter(([, value]) => value));
}

async function bodyOf(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  const bytes = Buffer.from(await response.arrayBuffer());
  if (type.includes('json')) return JSON.parse(bytes.toString());
  if (type.includes('csv')) return bytes.toString().split('\r\n');
  const isFile = bytes.toString('latin1', 0, 4) === '%PDF';
  return isFile ? createHash('sha256').update(bytes).digest('hex') : bytes.toString();
}

/** Whoever waits for a PDF waits for the worker. */
async function withWorker<Result>(work: Promise<Result>): Promise<Result> {
  let isOver = false;
  const done = work.finally(() => (isOver = true));
  while (!isOver) {
    if (!(await makeNextDocument())) await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return done;
}

/** Makes a call as the browser of an employee or a visitor does. */
export async function make({ to, as, body, headers, keep }: Call): Promise<unknown> {
  const [method = '', path = ''] = filled(to).split(/ (.*)/s);
  const url = `https://portal.example${path}`;
  const login = as && (await loggedIn({ id: EMPLOYEES[as] }));
  const request = new Request(url, {
    method,
    headers: {
      origin: 'https://portal.example',
      'sec-fetch-site': 'same-origin',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...login,
      ...(headers && JSON.parse(filled(JSON.stringify(headers)))),
    },
    body: body === undefined ? undefined : filled(JSON.stringify(body)),
  });
  const answered = answer(request);
  const response = await (path.endsWith('.pdf') ? withWorker(answered) : answered);
  const text = await bodyOf(response);
  const fresh = JSON.stringify(text)
    .match(UUID)
    ?.find((id) => !ids.has(id));
  if (keep && fresh) kept.set(keep, fresh);
  return { status: response.status, headers: headersOf(response.headers), body: text };
}
