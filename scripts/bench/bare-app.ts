import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, parse, resolve } from 'node:path';
import { mustNode } from '../setup/run';

const NEXT = resolve('node_modules/next/dist/bin/next');

const LAYOUT = `export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
`;

const PAGE = `export default function Page() {
  return (
    <main>
      <h1>A bare page</h1>
      <p>It ships what Next and React ship, and nothing else.</p>
    </main>
  );
}
`;

/** Turbopack follows no link out of its root, and the packages are linked from the project. */
const config = (folder: string) =>
  `export default { turbopack: { root: ${JSON.stringify(parse(folder).root)} } };\n`;

/** Builds an app of one static page with the project's own versions of Next and React. */
export async function buildBareApp(
  parent: string,
  signal: AbortSignal,
): Promise<{ folder: string; serve: string[] }> {
  const folder = join(parent, 'bare');
  mkdirSync(join(folder, 'app'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  writeFileSync(join(folder, 'next.config.mjs'), config(folder));
  writeFileSync(join(folder, 'app/layout.js'), LAYOUT);
  writeFileSync(join(folder, 'app/page.js'), PAGE);
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  await mustNode([NEXT, 'build'], {
    cwd: folder,
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    signal,
  });
  return { folder, serve: [NEXT, 'start', '--hostname', '127.0.0.1'] };
}
