import 'server-only';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { SYNONYM_WORDS } from '@/lib/words/synonyms';
import { waysToAsk, waysToDanger, type WayToAsk } from './ways';
import { type Classifier, train } from './classifier';
import { featuresOf, vocabularyOf } from './features';
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

interface Ways {
  questions: WayToAsk[];
  dangers: WayToAsk[];
}

const allWays = (): Ways => ({ questions: waysToAsk(), dangers: waysToDanger() });

const hashOf = (ways: Ways) =>
  createHash('sha256')
    .update(JSON.stringify([VERSION, SYNONYM_WORDS, ways]))
    .digest('hex');

function read(hash: string): Learned | undefined {
  if (!existsSync(FILE)) return undefined;
  const kept = deserialize(readFileSync(FILE)) as Kept;
  return kept.hash === hash ? kept : undefined;
}

function learn({ questions, dangers }: Ways): Learned {
  const vocabulary = vocabularyOf(questions);
  const examplesOf = (ways: readonly WayToAsk[]) =>
    ways.map(({ label, text }) => ({ label, features: featuresOf(text, vocabulary) }));
  const examples = examplesOf(questions);
  return {
    questions: train(examples, BALANCE.questions),
    dangers: train(examplesOf(dangers), BALANCE.dangers),
    nearest: nearestIndex(examples),
  };
}

/**
 * What was learned from content/adviser: as it was written down, or learned here, which takes some
 * seconds, when the texts have changed since.
 */
export function learned(): Learned {
  const ways = allWays();
  return read(hashOf(ways)) ?? learn(ways);
}

/** Learns and writes it down, unless what is there was learned from the same texts. */
export function keepLearned(): void {
  const ways = allWays();
  const hash = hashOf(ways);
  if (read(hash)) return;
  const kept: Kept = { hash, ...learn(ways) };
  mkdirSync(dirname(FILE), { recursive: true });
  // Renamed, so that nobody reads half of it.
  const half = `${FILE}.${process.pid}`;
  writeFileSync(half, serialize(kept));
  renameSync(half, FILE);
}
