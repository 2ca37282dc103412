/** What the portal does on threads of their own; in lib each is opened by this name. */
const THREADS = [
  'lib/requests/documents/printer-thread.ts',
  'lib/requests/mails/templates/setter-thread.ts',
];

/**
 * Bundles the code of the threads, which Next does not see, for those that serve a build. There is no alias
 * for 'server-only': a thread that loads what reaches the database does not start.
 */
export async function bundleThreads(folder: string): Promise<void> {
  const { build, stop } = await import('esbuild');
  await build({
    entryPoints: THREADS,
    outdir: folder,
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
  });
  // Its helper process would stay as long as this one.
  await stop();
}
