/**
 * Called once when a server process starts: settings that cannot be used stop it here, and a new
 * portal gets its first employee.
 */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { env } = await import('./lib/env');
  env();
  // A build has no database to work on.
  if (process.env.NEXT_PHASE === 'phase-production-build') return;
  const { ensureFirstEmployee } = await import('./lib/auth/first-employee');
  await ensureFirstEmployee();
}
