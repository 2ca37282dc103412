/** Called once when a server process starts. @throws for settings that cannot be used */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { env, isBuilding, isProduction } = await import('./lib/platform/env');
  env();
  if (isBuilding()) return;
  // next-auth builds its addresses from the requested host, so that a login works on localhost and 127.0.0.1
  // alike. A fixed address would win over it.
  process.env.AUTH_TRUST_HOST = 'true';
  delete process.env.NEXTAUTH_URL;
  // First, so that everything is traced.
  const endTraces = env().OTEL_EXPORTER_OTLP_ENDPOINT
    ? await (await import('./lib/platform/telemetry/tracing')).startTracing()
    : undefined;
  const { warnOfPlaceholders } = await import('@/lib/site');
  if (isProduction()) warnOfPlaceholders();
  const { ensureFirstEmployee } = await import('./lib/auth/accounts/service');
  await ensureFirstEmployee();
  const { seedArticles } = await import('./lib/guides/seeds');
  const { written, kept } = await seedArticles();
  if (written.length > 0) console.log(`Guides brought in: ${written.length}`);
  if (kept.length > 0) console.log(`Guides with edits of your own, kept: ${kept.join(', ')}`);
  const { startBackgroundWork } = await import('./lib/background');
  startBackgroundWork(endTraces);
}
