import { createRequire } from 'node:module';
import { register } from 'esbuild-register/dist/node.js';

// The database's client is imported at run time, which Node would do by itself and without TypeScript.
// For a Node that knows no such import it becomes a require, and goes through esbuild as well.
register({ target: 'node12' });
createRequire(import.meta.url)('./run.ts');
