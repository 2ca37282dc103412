import 'server-only';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { gunzipSync, gzipSync } from 'node:zlib';
import { SYNONYM_WORDS } from '@/lib/words/synonyms';
import { createVocabulary } from '@/lib/words/vocabulary';
import { calculationsByKinds, WAYS_TO_CALCULATE, waysOfRanking } from './calculations';
import { WAYS_TO_ASK, WAYS_TO_DANGER, type WayToAsk } from './ways';
import { type Classifier, train, type Training } from './classifier';
import { featuresOf, wordsOfWays } from './features';
import { nearestIndex, type NearestIndex } from './nearest';

/** Zipped, because most weights are close to 0: less than half the size, read within a tenth of a second. */
const FILE = join('lib', 'adviser', 'ranking', 'generated', 'classifier.bin.gz');

/** Raise it when the features or the training change, so that an old file is not used. */
const VERSION = 8;

export interface Learned {
  questions: Classifier;
  dangers: Classifier;
  calculations: Classifier;
  nearest: NearestIndex;
  nearestDangers: NearestIndex;
}

type Kept = Learned & { hash: string };

const WAYS = {
  questions: WAYS_TO_ASK,
  dangers: WAYS_TO_DANGER,
  calculations: WAYS_TO_CALCULATE,
};

/** Passages with few wordings are asked for as often as others. */
const TRAINING: Record<keyof typeof WAYS, Training> = {
  questions: { balance: 0.5, rate: { first: 10, last: 0.5 } },
  dangers: { balance: 0.25, rate: { first: 5, last: 0.3 } },
  calculations: { balance: 0.5, rate: { first: 10, last: 0.5 } },
};

const hashOfWays = () =>
  createHash('sha256')
    .update(JSON.stringify([VERSION, SYNONYM_WORDS, WAYS]))
    .digest('hex');

function read(hash: string): Learned | undefined {
  if (!existsSync(FILE)) return undefined;
  const kept = deserialize(gunzipSync(readFileSync(FILE))) as Kept;
  return kept.hash === hash ? kept : undefined;
}

function learn(): Learned {
  const vocabulary = createVocabulary(wordsOfWays(waysOfRanking()));
  const examplesOf = (ways: readonly WayToAsk[]) =>
    ways.map(({ label, text }) => ({ label, features: featuresOf(text, vocabulary) }));
  const examples = examplesOf(WAYS.questions);
  const dangers = examplesOf(WAYS.dangers);
  return {
    questions: train(examples, TRAINING.questions),
    dangers: train(dangers, TRAINING.dangers),
    calculations: train(examplesOf(calculationsByKinds()), TRAINING.calculations),
    nearest: nearestIndex(examples),
    nearestDangers: nearestIndex(dangers),
  };
}

/** The texts do not change while the process runs. */
let inHand: Learned | undefined;

/** Read from the file, or learned here within seconds if the texts have changed. */
export const learned = (): Learned => (inHand ??= read(hashOfWays()) ?? learn());

export function keepLearned(): void {
  const hash = hashOfWays();
  if (read(hash)) return;
  const kept: Kept = { hash, ...learn() };
  mkdirSync(dirname(FILE), { recursive: true });
  // Renamed, so that a reader never sees half of it.
  const half = `${FILE}.${process.pid}`;
  writeFileSync(half, gzipSync(serialize(kept)));
  renameSync(half, FILE);
}
