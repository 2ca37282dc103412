/** Called once when a server process starts: settings that cannot be used stop it here. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { env } = await import('./lib/env');
  env();
}
