import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { register } from 'esbuild-register/dist/node.js';

// Runs the TypeScript program that is named first; the rest is the program's own.
// The database's client is imported at run time, which Node would do by itself and without TypeScript.
// For a Node that knows no such import it becomes a require, and goes through esbuild as well.
register({ target: 'node12' });
const [program] = process.argv.splice(2, 1);
createRequire(import.meta.url)(resolve(program));
