import { bundleFirstScript } from './first-script';
import { generateClients } from './prisma';
import { mustNode } from './run';

/**
 * Makes what is made of other files: the clients of the databases, the first script of a page, and what
 * the adviser learns from the ways to ask.
 */
export async function generateCode(): Promise<void> {
  await generateClients();
  await bundleFirstScript();
  await mustNode(['scripts/run.mjs', 'scripts/setup/train-ranking.ts']);
}
