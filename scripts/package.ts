import { generateCode } from './setup/generated';
import { messageOf, stage } from './setup/run';

// Makes `dist`, a folder that needs only Node to serve the portal (docs/deployment.md).
const FOLDER = 'dist';

try {
  await generateCode();
  const { buildApplication, checkSettings } = await import('./setup/application');
  const { packageInto } = await import('./package/files');
  checkSettings();
  await buildApplication();
  await stage('Packing', () => packageInto(FOLDER, process.env.PORTAL_BUILD ?? ''));
} catch (error) {
  console.error(`\nThe portal could not be packed. ${messageOf(error)}`);
  process.exit(1);
}
