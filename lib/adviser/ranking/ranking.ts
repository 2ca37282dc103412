import { isStopWord } from '@/lib/words/stop-words';
import { wordsOf } from '@/lib/words/stem';
import { classify } from './classifier';
import type { Vocabulary } from '@/lib/words/vocabulary';
import { type Features, featuresOf } from './features';
import { createNearest, type Likeness, nearestIndex, type NearestIndex } from './nearest';
import type { Learned } from './kept';
import { withKinds } from '../quantities/without-numbers';
import { BEYOND, NO_DANGER, type WayToAsk } from './ways';

export interface Judgement extends Likeness {
  probability: number;
}

/** `weight`: how far the message depends on the conversation, from 0 to 1 (entirely). */
export interface About {
  text: string;
  weight: number;
}

export interface Ranking {
  /** @param message without numbers */
  judge(message: string, about?: About): Map<string, Judgement>;
  /** The likeliest guard, and how probable it is that the message calls for any */
  danger(message: string): { id: string; probability: number };
  /** By name of the calculator, and by '' that none is asked for */
  calculations(message: string): Map<string, number>;
}

const ABOUT = 0.6;

/** How much the nearest examples of a guard count beside the classifier. */
const LIKENESS = 4;

/** Similarity from which a wording that the classifier does not know is probably meant. */
const LIKELY_FROM = 0.5;

/** A text without its question words: 'Und wann?' does not ask again who pays. */
const matterOf = (text: string) =>
  wordsOf(text)
    .filter((word) => !isStopWord(word))
    .join(' ');

function together(message: Features, about: Features, share: number): Features {
  const features = new Map(message);
  for (const [bucket, weight] of about) {
    features.set(bucket, Math.max(features.get(bucket) ?? 0, weight * share));
  }
  return features;
}

const probabilityBy = ({ first }: Likeness) =>
  Math.max(0, (first - LIKELY_FROM) / (1 - LIKELY_FROM));

/** An unseen bucket is as rare as possible. */
function raritiesWithUnseen({ rarity, kinds }: NearestIndex): Float32Array {
  const unseen = Math.log(1 + kinds.length);
  return rarity.map((value) => value || unseen);
}

export function createRanking(
  { questions: classifier, dangers, calculations, nearest: index, nearestDangers }: Learned,
  vocabulary: Vocabulary,
  added: readonly WayToAsk[] = [],
): Ranking {
  const known = new Set(classifier.labels);
  const examples = added.map(({ label, text }) => ({
    label,
    features: featuresOf(text, vocabulary),
  }));
  const nearest = createNearest(index);
  const alikeDangers = createNearest(nearestDangers);
  const nearestAdded = createNearest(nearestIndex(examples, raritiesWithUnseen(index)));
  const alikeOf = (features: Features) => {
    const alike = nearest.find(features);
    for (const [label, likeness] of nearestAdded.find(features)) {
      if (likeness.first > (alike.get(label)?.first ?? 0)) alike.set(label, likeness);
    }
    return alike;
  };
  return {
    judge(message, about) {
      const own = featuresOf(message, vocabulary);
      const features = about
        ? together(own, featuresOf(matterOf(about.text), vocabulary), ABOUT * about.weight)
        : own;
      const alike = alikeOf(features);
      const probabilities = classify(classifier, features);
      const judged = new Map<string, Judgement>();
      classifier.labels.forEach((label, position) => {
        const likeness = alike.get(label) ?? { first: 0, second: 0 };
        judged.set(label, { ...likeness, probability: probabilities[position]! });
      });
      for (const [label, likeness] of alike) {
        if (known.has(label)) continue;
        judged.set(label, { ...likeness, probability: probabilityBy(likeness) });
      }
      return judged;
    },
    danger(message) {
      const features = featuresOf(message, vocabulary);
      const alike = alikeDangers.find(features);
      const probabilities = classify(dangers, features, (label) => {
        const { first, second } = alike.get(label) ?? { first: 0, second: 0 };
        return LIKENESS * (first + second);
      });
      const judged = new Map(dangers.labels.map((label, at) => [label, probabilities[at]!]));
      const [id = NO_DANGER] = dangers.labels
        .filter((label) => label !== NO_DANGER && label !== BEYOND)
        .sort((a, b) => judged.get(b)! - judged.get(a)!);
      const probability = 1 - (judged.get(NO_DANGER) ?? 0) - (judged.get(BEYOND) ?? 0);
      return { id, probability };
    },
    calculations(message) {
      const probabilities = classify(calculations, featuresOf(withKinds(message), vocabulary));
      return new Map(calculations.labels.map((name, at) => [name, probabilities[at]!]));
    },
  };
}
