import 'server-only';
import { z } from 'zod';
import { readYaml } from '@/lib/read-content';
import { distance } from '@/lib/platform/format/spelling-distance';
import { fold, soundOf } from './stem';

/** Words that say nothing of what a question is about. */
const STOP = new Set(readYaml('words/stop-words.yaml', z.array(z.string().min(1))).map(fold));

const STOP_BY_SOUND = new Set([...STOP].filter((word) => word.length > 2).map(soundOf));

/** Whether a folded word says nothing of the matter. */
export const isStopWord = (word: string): boolean => STOP.has(word) || word.length < 2;

/** Whether a word that stands nowhere is a mistyped one that says nothing: 'wan', 'mus', 'nich'. */
export const isMistypedStopWord = (word: string): boolean =>
  STOP_BY_SOUND.has(soundOf(word)) ||
  (word.length >= 4 && [...STOP].some((stop) => stop.length >= 4 && distance(word, stop, 1) === 1));
