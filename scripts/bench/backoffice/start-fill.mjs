import { createRequire } from 'node:module';
import { register } from 'esbuild-register/dist/node.js';

// The rules of the search are the portal's own, which are TypeScript.
register({ target: 'node20' });
createRequire(import.meta.url)('./fill.ts');
