import { must, say, stage } from './run.mjs';
import { fingerprint, oncePer } from './stamp.mjs';

const MINIMUM = [20, 19];

/** Ends with a sentence when this Node is too old for the stack. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1])) return;
  console.error(`Node ${MINIMUM.join('.')} or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Installs what package-lock.json names, unless that was done before. */
export async function installDependencies() {
  const wanted = fingerprint(['package.json', 'package-lock.json'], [process.version]);
  const ran = await oncePer(wanted, 'node_modules/.stamp', () =>
    stage('Installing dependencies (a minute or two)', () =>
      // Not "npm ci": it refuses a lock file that does not list the binaries of every platform, and
      // some registries do not carry them all (docs/decisions/002-npm-install.md). Building needs the
      // development dependencies, whatever NODE_ENV says.
      must('npm', [
        'install',
        '--no-save',
        '--include=dev',
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
      ]),
    ),
  );
  if (!ran) say('Dependencies: up to date');
}
