import 'server-only';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { SYNONYM_WORDS } from '@/lib/words/synonyms';
import { createVocabulary } from '@/lib/words/vocabulary';
import { WAYS_TO_ASK, WAYS_TO_DANGER, type WayToAsk } from './ways';
import { type Classifier, train } from './classifier';
import { featuresOf, wordsOfWays } from './features';
import { nearestIndex, type NearestIndex } from './nearest';

const FILE = join('lib', 'adviser', 'ranking', 'generated', 'classifier.bin');

/** Raised when the features or the training change, so that what was learned before is not taken for it. */
const VERSION = 2;

/** What was learned from content/adviser. */
export interface Learned {
  /** Which passage a question asks for, or which limit it is beyond */
  questions: Classifier;
  /** Which guard a message calls for, if any */
  dangers: Classifier;
  /** The ways to ask themselves */
  nearest: NearestIndex;
}

interface Kept extends Learned {
  hash: string;
}

/**
 * Passages with few ways to ask are asked for no less than others; dangers are as rare among messages as
 * among the examples, and rarer.
 */
const BALANCE = { questions: 0.5, dangers: 0 };

const WAYS = { questions: WAYS_TO_ASK, dangers: WAYS_TO_DANGER };

const hashOfWays = () =>
  createHash('sha256')
    .update(JSON.stringify([VERSION, SYNONYM_WORDS, WAYS]))
    .digest('hex');

function read(hash: string): Learned | undefined {
  if (!existsSync(FILE)) return undefined;
  const kept = deserialize(readFileSync(FILE)) as Kept;
  return kept.hash === hash ? kept : undefined;
}

function learn(): Learned {
  const vocabulary = createVocabulary(wordsOfWays(WAYS.questions));
  const examplesOf = (ways: readonly WayToAsk[]) =>
    ways.map(({ label, text }) => ({ label, features: featuresOf(text, vocabulary) }));
  const examples = examplesOf(WAYS.questions);
  return {
    questions: train(examples, BALANCE.questions),
    dangers: train(examplesOf(WAYS.dangers), BALANCE.dangers),
    nearest: nearestIndex(examples),
  };
}

/** The texts are read once, so what was learned from them holds as long as the process. */
let inHand: Learned | undefined;

/**
 * What was learned from content/adviser: as it was written down, or learned here, which takes some
 * seconds, when the texts have changed since.
 */
export const learned = (): Learned => (inHand ??= read(hashOfWays()) ?? learn());

/** Learns and writes it down, unless what is there was learned from the same texts. */
export function keepLearned(): void {
  const hash = hashOfWays();
  if (read(hash)) return;
  const kept: Kept = { hash, ...learn() };
  mkdirSync(dirname(FILE), { recursive: true });
  // Renamed, so that nobody reads half of it.
  const half = `${FILE}.${process.pid}`;
  writeFileSync(half, serialize(kept));
  renameSync(half, FILE);
}
