import 'server-only';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { SpanKind, trace } from '@opentelemetry/api';
import { isServing } from '@/lib/platform/env';
import { log, requestId } from './log';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

/** Seconds */
const OF_REQUESTS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const OF_STATEMENTS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.25, 1, 5];

/** Labels have few values and no personal data. */
function make() {
  const registry = new Registry();
  const registers = [registry];
  const gauge = <Label extends string>(
    name: string,
    help: string,
    ...labelNames: Label[]
  ): Gauge<Label> => new Gauge({ name, help, labelNames, registers });
  const counter = <Label extends string>(
    name: string,
    help: string,
    ...labelNames: Label[]
  ): Counter<Label> => new Counter({ name, help, labelNames, registers });
  const seconds = <Label extends string>(
    name: string,
    help: string,
    buckets: number[],
    ...labelNames: Label[]
  ): Histogram<Label> => new Histogram({ name, help, labelNames, buckets, registers });
  return {
    registry,
    requests: seconds(
      'portal_http_request_duration_seconds',
      'Requests by the seconds until their answer was sent',
      OF_REQUESTS,
      ...(['method', 'route', 'status'] as const),
    ),
    posts: counter('portal_posts_stored_total', 'Forms that were stored, by kind', 'kind'),
    refusedPosts: counter('portal_posts_refused_total', 'Posts that would have waited too long'),
    waitingPosts: gauge('portal_posts_waiting', 'Posts that wait for their turn'),
    answers: counter('portal_adviser_answers_total', 'Answers of the adviser', 'outcome'),
    attempts: counter('portal_mail_attempts_total', 'Attempts to deliver a mail', 'outcome'),
    threadTasks: gauge('portal_thread_tasks', 'Tasks of a thread that are not done', 'thread'),
    statements: seconds(
      'portal_db_statement_duration_seconds',
      'Statements by their seconds',
      OF_STATEMENTS,
      'operation',
    ),
    slowStatements: counter(
      'portal_db_slow_statements_total',
      'Statements that were logged as slow',
    ),
    databaseUp: gauge('portal_db_up', 'Whether the database can be read and written'),
    connections: gauge('portal_db_connections', 'Connections of the pool (Postgres)', 'state'),
    waitingForDatabase: gauge(
      'portal_db_waiting',
      'Who waits for a connection (Postgres) or for the writer (SQLite)',
    ),
    outbox: gauge('portal_outbox_mails', 'Mails that are queued or could not be sent', 'status'),
    outboxAge: gauge('portal_outbox_oldest_seconds', 'Age of the oldest mail that is queued'),
  };
}

// On globalThis: application and server are bundled separately, and both count.
const holder = globalThis as typeof globalThis & { portalMetrics?: ReturnType<typeof make> };

export const metrics = () => (holder.portalMetrics ??= make());

export function watchProcess(): void {
  collectDefaultMetrics({ register: metrics().registry });
}

/** Milliseconds. */
const SLOW = 250;

/** Characters in the log; lists of values make some statements very long. */
const MOST_TOLD = 2000;

const KNOWN = /^\s*(select|insert|update|delete|with|begin|commit|rollback)\b/i;

/** No values in the text. End it with the moment (`performance.now()`) the database was free. */
export function watchStatement(sql: string): (since?: number) => void {
  const begun = performance.now();
  const id = requestId();
  const operation = KNOWN.exec(sql)?.[1]?.toLowerCase() ?? 'other';
  const text = sql.slice(0, MOST_TOLD);
  const span = trace.getTracer('portal').startSpan(operation, {
    kind: SpanKind.CLIENT,
    attributes: { 'db.query.text': text },
  });
  return (since = begun) => {
    span.end();
    const milliseconds = performance.now() - Math.max(begun, since);
    metrics().statements.observe({ operation }, milliseconds / 1000);
    // Commands of the console may be slow.
    if (milliseconds < SLOW || !isServing()) return;
    metrics().slowStatements.inc();
    log().warn({ requestId: id, ms: Math.round(milliseconds), sql: text }, 'Slow statement');
  };
}

export const REQUEST_ID = 'x-request-id';

const HARMLESS = /^[\w-]{8,64}$/;

/** The id of a trusted proxy (others are removed before), or a random one. */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const given = String(headers[REQUEST_ID] ?? '');
  return HARMLESS.test(given) ? given : randomBytes(9).toString('base64url');
}

interface Route {
  page: string;
  regex: string;
}

/** Path to route: '/ratgeber/[slug]'. */
function patternIn(build: string | undefined): (path: string) => string {
  if (!build) return (path) => (path.startsWith('/api/') ? '/api' : 'page');
  const { staticRoutes, dynamicRoutes }: Record<'staticRoutes' | 'dynamicRoutes', Route[]> =
    JSON.parse(readFileSync(`${build}/routes-manifest.json`, 'utf8'));
  const fixed = new Set(staticRoutes.map(({ page }) => page));
  const open = dynamicRoutes.map(({ page, regex }) => ({ page, regex: new RegExp(regex) }));
  return (path) => {
    if (fixed.has(path)) return path;
    if (path.startsWith('/_next/')) return 'static';
    return open.find(({ regex }) => regex.test(path))?.page ?? 'unknown';
  };
}

const isApi = (pattern: string) => pattern.startsWith('/api') || pattern === '/metrics';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'OPTIONS']);

/** Returns a function to call with the answer; 'kept' if it came from the cache. */
type Observe = (request: IncomingMessage, response: ServerResponse) => (how?: 'kept') => void;

/** Counts requests; with LOG_LEVEL=info logs each with method, route, status and milliseconds. */
export function observeIn(build: string | undefined): Observe {
  const patternOf = patternIn(build);
  const { requests } = metrics();
  return (request, response) => {
    const begun = performance.now();
    return (how) => {
      const milliseconds = performance.now() - begun;
      const { url = '', method = '' } = request;
      const [path = ''] = url.split('?', 1);
      const isLogged = log().isLevelEnabled('info');
      const pattern = how && !isLogged ? '' : patternOf(path);
      const kind = path.startsWith('/_next/') ? 'static' : (how ?? 'page');
      // Node reports 200 if the client left before the answer.
      const status = response.headersSent ? response.statusCode : 499;
      const known = METHODS.has(method) ? method : 'other';
      const route = isApi(pattern) ? pattern : kind;
      const labels = { method: known, route, status: `${Math.floor(status / 100)}xx` };
      requests.observe(labels, milliseconds / 1000);
      if (!isLogged) return;
      const requestId = response.getHeader(REQUEST_ID);
      const ms = Math.round(milliseconds);
      log().info({ requestId, method: known, route: pattern, status, ms }, 'Request');
    };
  };
}
