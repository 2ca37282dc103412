import 'server-only';
import { SpanKind, trace } from '@opentelemetry/api';
import { isServing } from '@/lib/platform/env';
import { log } from './log';
import { metrics } from './metrics';
import { requestId } from './request-id';

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
