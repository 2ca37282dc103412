import 'server-only';
import { z } from 'zod';
import { readYaml } from '@/lib/read-content';
import { distance } from '@/lib/platform/format/spelling-distance';
import { fold, soundOf } from './stem';

const STOP = new Set(readYaml('words/stop-words.yaml', z.array(z.string().min(1))).map(fold));

const STOP_BY_SOUND = new Set([...STOP].filter((word) => word.length > 2).map(soundOf));

/** `word` has to be folded. */
export const isStopWord = (word: string): boolean => STOP.has(word) || word.length < 2;

/** 'wan', 'mus', 'nich' */
export const isMistypedStopWord = (word: string): boolean =>
  STOP_BY_SOUND.has(soundOf(word)) ||
  (word.length >= 4 && [...STOP].some((stop) => stop.length >= 4 && distance(word, stop, 1) === 1));
