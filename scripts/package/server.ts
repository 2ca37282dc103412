import { readFileSync } from 'node:fs';
import { env } from '../../lib/platform/env';
import { bakedIn } from '../setup/baked-in';
import { messageOf } from '../setup/run';
import { serveBuilt } from '../setup/serve-built';
import { BAKED_IN, BUILD } from './layout';

// What `npm start` ends with, in a folder that `npm run package` has made: nothing is installed or built.

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** Takes the settings that stand in the pages from the build; with others the pages would be wrong. */
function takeSettings(built: Record<string, string>): void {
  const given = bakedIn();
  const { OPENAI_API_KEY: hasKey, ...texts } = built;
  const wrong = Object.keys(given).filter((name) => given[name] !== built[name]);
  if (hasKey && !given.OPENAI_API_KEY) wrong.push('OPENAI_API_KEY');
  if (wrong.length > 0) {
    throw new Error(
      `This build was made with other values of ${wrong.join(', ')}, and they stand in its pages. Build anew with these, or start with those.`,
    );
  }
  Object.assign(process.env, texts);
}

try {
  process.chdir(import.meta.dirname);
  takeSettings(read(BAKED_IN));
  Object.assign(process.env, { NODE_ENV: 'production', PORTAL_BUILD: BUILD });
  env();
  await serveBuilt();
} catch (error) {
  console.error(`\nThe portal could not be started. ${messageOf(error)}`);
  process.exit(1);
}
