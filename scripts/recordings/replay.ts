import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { RequestKind } from '@/lib/requests/kinds/kinds';
import { loggedIn } from '@/lib/testing/employee-login';
import { fiveTables } from '@/lib/testing/five-tables';
import { answerTo } from './routes';
import { browserPass, makeNextDocument, ownerToken, SERVICES } from './services';

declare const databaseProvider: 'sqlite' | 'postgresql';

const EMPLOYEES = { leitung: 1, mitarbeiter: 2 };

/**
 * One step of a recording: a call of a handler, 'GET /api/employee/callbacks', or a question to one of
 * SERVICES. Wherever it stands, {name} is an id, {token:name} a link to 'Meine Anfrage' and
 * {pass:type:name} the cookie of the browser that sent a form.
 */
export interface Step {
  /** Minutes since the step before */
  later?: number;
  call?: string;
  as?: keyof typeof EMPLOYEES;
  headers?: Record<string, string>;
  body?: unknown;
  /** Of a list, the ids alone are kept */
  ids?: true;
  /** The name under which later steps know the new id, or the new link, in the answer */
  keep?: string;
  ask?: string;
  given?: unknown[];
  answer?: unknown;
}

const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;
const TOKEN = /(?<![\w-])[\w-]{43}(?![\w-])/g;
const REFERENCE = /(?<!\d)(\d{3})(\u00a0?)(\d{3})\2(\d{4})(?!\d)/g;

const stored = readFileSync(`prisma/fixtures/five-tables.${databaseProvider}.sql`, 'utf8');
const ids = new Set(stored.match(UUID));
let tokens: Set<string> | undefined;
const isStoredToken = (token: string) =>
  (tokens ??= new Set([...ids].flatMap((id) => [id, `${id}-0`, `${id}-1`].map(ownerToken)))).has(
    token,
  );

const kept = new Map<string, string>();
const idOf = (name: string) => fiveTables.requests[name]?.id ?? kept.get(name);

/** The link of a request that opens most. */
function tokenOf(name: string): string {
  const links = fiveTables.links.filter(({ subject, opens }) => subject === name && opens);
  const link = links.findLast(({ isProven }) => isProven) ?? links.at(-1);
  return link?.token ?? `no link of ${name}`;
}

/** A step with what its placeholders stand for now. */
function filled(step: Step): Step {
  const text = JSON.stringify(step)
    .replace(/\{pass:(\w+):(\w+)\}/g, (_, type: RequestKind, name) =>
      browserPass(type, idOf(name) ?? ''),
    )
    .replace(/\{token:(\w+)\}/g, (_, name) => tokenOf(name))
    .replace(/\{(\w+)\}/g, (whole, name) => idOf(name) ?? whole);
  return JSON.parse(text);
}

interface Mail {
  title: string;
  recipient: string;
  at?: string;
  createdAt?: string;
}

/** Of mails that were written at one moment, what was drawn at random says which comes first. */
function sorted(key: string, value: unknown) {
  if (key !== 'mails' || !Array.isArray(value)) return value;
  const moment = ({ at, createdAt }: Mail) => new Date(at ?? createdAt ?? 0).getTime();
  const name = ({ title, recipient }: Mail) => title + recipient;
  return (value as Mail[]).toSorted(
    (one, other) => moment(other) - moment(one) || (name(one) < name(other) ? -1 : 1),
  );
}

/** What was drawn at random since the fixture, by placeholders; all that it holds stays to the letter. */
export function normalised(value: unknown): unknown {
  const names = new Map([...kept].map(([name, drawn]) => [drawn, `<${name}>`]));
  let count = 0;
  const text = JSON.stringify(value ?? null, sorted)
    .replace(UUID, (id) => {
      if (ids.has(id)) return id;
      if (!names.has(id)) names.set(id, `<id ${++count}>`);
      return names.get(id)!;
    })
    .replace(TOKEN, (token) => names.get(token) ?? (isStoredToken(token) ? token : '<token>'))
    .replace(REFERENCE, (number, ...[first, , second, third]) =>
      stored.includes(`${first}${second}${third}`) ? number : '<reference>',
    );
  return JSON.parse(text);
}

/** The first id or link in an answer that is not the fixture's. */
const drawnIn = (text: string) =>
  [...(text.match(UUID) ?? []), ...(text.match(TOKEN) ?? [])].find(
    (drawn) => !ids.has(drawn) && !isStoredToken(drawn),
  ) ?? '';

const HEADERS = ['content-type', 'content-disposition', 'location', 'cache-control', 'retry-after'];

/** Of JSON that nobody keeps, as most answers are, there is nothing to tell. */
const USUAL = { 'content-type': 'application/json', 'cache-control': 'no-store' };

function headersOf(headers: Headers): Record<string, string> | undefined {
  const cookie = headers.get('set-cookie')?.replace(/=[^;]*/, '=…');
  const named = HEADERS.map((name) => [name, headers.get(name)]);
  const told = Object.fromEntries([...named, ['set-cookie', cookie]].filter(([, value]) => value));
  return isDeepStrictEqual(told, USUAL) ? undefined : told;
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
async function make({ call = '', as, body, headers, ids: isBrief }: Step): Promise<unknown> {
  const [method = '', path = ''] = call.split(/ (.*)/s);
  const request = new Request(`https://portal.example${path}`, {
    method,
    headers: {
      origin: 'https://portal.example',
      'sec-fetch-site': 'same-origin',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(as && (await loggedIn({ id: EMPLOYEES[as] }))),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const answered = answerTo(request);
  const response = await (path.endsWith('.pdf') ? withWorker(answered) : answered);
  const answer = {
    status: response.status,
    headers: headersOf(response.headers),
    body: await bodyOf(response),
  };
  return isBrief ? (answer.body as { id: string }[]).map(({ id }) => id) : answer;
}

/** Asks a service; what it throws is its message. */
async function askFor(name: string, given: unknown[]): Promise<unknown> {
  try {
    return await (SERVICES[name] as (...given: unknown[]) => unknown)(...given);
  } catch (error) {
    return { error: (error as Error).message };
  }
}

/** Does what a step says. @returns the answer */
export async function replay(step: Step, setCookie: (value?: string) => void): Promise<unknown> {
  const { ask, given = [], keep, ...call } = filled(step);
  setCookie(call.headers?.cookie?.split('=')[1]);
  const answer = await (ask ? askFor(ask, given) : make(call));
  if (keep) kept.set(keep, drawnIn(JSON.stringify(answer)));
  return answer;
}
