import { generateClients } from './prisma';
import { mustNode } from './run';
import { fingerprint, oncePer } from './stamp';

/** The ways to ask, and what reads them and learns. */
const LEARNED_FROM = [
  'content/adviser',
  'lib/adviser/answers',
  'lib/adviser/ranking',
  'lib/words',
  'content/words',
];

/**
 * Makes what is made of other files: the clients of the databases, and what the adviser learns from the ways
 * to ask.
 */
export async function generateCode(): Promise<void> {
  await generateClients();
  // A process of its own reads the texts, which takes a second.
  await oncePer(fingerprint(LEARNED_FROM), 'lib/adviser/ranking/generated/.stamp', () =>
    mustNode(['scripts/run.mjs', 'scripts/setup/train-ranking.ts']),
  );
}
