import 'server-only';
import type { Attributes } from '@opentelemetry/api';
import type { ReadableSpan } from '@opentelemetry/sdk-trace-node';
import { env } from '@/lib/platform/env';

const TOLD =
  /^(?:http\.(?:method|route|status_code)|next\.(?:route|page|span_type)|db\.query\.text|mail\.template|error\.type)$/;

const told = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => TOLD.test(name)));

/** Removes personal data, such as paths in span names. */
export function withoutPersons(span: ReadableSpan): ReadableSpan {
  const attributes = told(span.attributes);
  const routes = ['http.route', 'next.route', 'next.page'].map((name) => attributes[name]);
  const words = span.name.split(' ').filter((word) => !word.includes('/') || routes.includes(word));
  return Object.create(span, {
    name: { value: words.join(' ') },
    attributes: { value: attributes },
    events: { value: [] },
    links: { value: [] },
    status: { value: { code: span.status.code } },
  });
}

/** To OTEL_EXPORTER_OTLP_ENDPOINT. Call the result at shutdown to send the rest. */
export async function startTracing(): Promise<() => Promise<void>> {
  const [sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const exporter = new OTLPTraceExporter();
  const processor = new sdk.BatchSpanProcessor({
    export: (spans, done) => exporter.export(spans.map(withoutPersons), done),
    shutdown: () => exporter.shutdown(),
  });
  const resource = resourceFromAttributes({ 'service.name': env().OTEL_SERVICE_NAME });
  const provider = new sdk.NodeTracerProvider({ resource, spanProcessors: [processor] });
  provider.register();
  return () => provider.shutdown();
}
