import { readFileSync } from 'node:fs';
import { env } from '../../lib/platform/env';
import { bakedIn, PACKAGED_BUILD, PACKAGED_SETTINGS } from './baked-in';
import { messageOf } from './run';
import { serveBuilt } from './serve-built';

// The last stage of `npm start` in the folder of `npm run package`: installs and builds nothing.

/** @throws Error for other values than those in the pages */
function takeSettings(built: Record<string, string>): void {
  const given = bakedIn();
  const { OPENAI_API_KEY: hasKey, ...texts } = built;
  const wrong = Object.keys(given).filter((name) => given[name] !== built[name]);
  if (hasKey && !given.OPENAI_API_KEY) wrong.push('OPENAI_API_KEY');
  if (wrong.length > 0) {
    throw new Error(
      `This build was made with other values of ${wrong.join(', ')}, and its pages contain them. Build again with these, or start with those.`,
    );
  }
  Object.assign(process.env, texts);
}

try {
  process.chdir(import.meta.dirname);
  takeSettings(JSON.parse(readFileSync(PACKAGED_SETTINGS, 'utf8')));
  Object.assign(process.env, { NODE_ENV: 'production', PORTAL_BUILD: PACKAGED_BUILD });
  env();
  await serveBuilt();
} catch (error) {
  console.error(`\nThe portal could not be started. ${messageOf(error)}`);
  process.exit(1);
}
