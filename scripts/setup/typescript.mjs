import Module, { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { register } from 'esbuild-register/dist/node.js';

// Runs the TypeScript program that is named first; the rest is the program's own.
// The database's client is imported at run time, which Node would do by itself and without TypeScript.
// For a Node that knows no such import it becomes a require, and goes through esbuild as well.
register({ target: 'node12' });
// `./postcodes` means postcodes.ts, as for the bundler and the compiler, and not the table beside it.
const { '.json': json, ...others } = Module._extensions;
delete Module._extensions['.json'];
Object.assign(Module._extensions, others, { '.json': json });
const [program] = process.argv.splice(2, 1);
createRequire(import.meta.url)(resolve(program));
