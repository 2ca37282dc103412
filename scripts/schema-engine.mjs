#!/usr/bin/env node
// @ts-check
// What Prisma starts as its schema engine: a program needs the line above, and what it does is TypeScript.
import { fileURLToPath } from 'node:url';

process.argv.splice(2, 0, fileURLToPath(new URL('schema-engine/main.ts', import.meta.url)));
await import('./run.mjs');
