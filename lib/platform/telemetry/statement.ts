import 'server-only';
import { SpanKind, trace } from '@opentelemetry/api';
import { isServing } from '@/lib/platform/env';
import { log } from './log';
import { metrics } from './metrics';
import { requestId } from './request-id';

/** Milliseconds from which on a statement is slow. */
const SLOW = 250;

/** Characters of a statement in the log; lists of values make some very long. */
const MOST_TOLD = 2000;

const KNOWN = /^\s*(select|insert|update|delete|with|begin|commit|rollback)\b/i;

/**
 * Watches a statement: its text has no values in it.
 * @returns to be called when it has ended, with the moment (by the clock of `performance`) from which on
 *   the database had nothing before it to do
 */
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
    // Commands of the console may take their time.
    if (milliseconds < SLOW || !isServing()) return;
    metrics().slowStatements.inc();
    log().warn({ requestId: id, ms: Math.round(milliseconds), sql: text }, 'Slow statement');
  };
}
