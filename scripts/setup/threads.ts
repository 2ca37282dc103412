export const THREADS = [
  'lib/submissions/documents/pdf-renderer-thread.ts',
  'lib/submissions/mails/templates/render-mail.tsx',
];

/** Programs for Node that share chunks and load packages from node_modules. */
export const NODE_BUNDLE = {
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  packages: 'external',
} as const;

/** There is no alias for 'server-only', so a thread that imports the database does not start. */
export async function bundleThreads(programs: string[], folder: string): Promise<void> {
  const { build, stop } = await import('esbuild');
  await build({
    entryPoints: programs,
    outdir: folder,
    entryNames: '[name]',
    ...NODE_BUNDLE,
  });
  // Its helper process would keep this one alive.
  await stop();
}
