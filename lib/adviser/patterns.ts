import 'server-only';
import { z } from 'zod';
import { readYaml } from '@/lib/read-content';

const PATTERNS = readYaml('adviser/patterns.yaml', z.record(z.string(), z.string()));

const SPELLINGS: Record<string, string> = {
  ä: '(?:ä|ae|a)',
  ö: '(?:ö|oe|o)',
  ü: '(?:ü|ue|u)',
  ß: '(?:ß|ss)',
};

/** Umlauts stand for all their spellings. */
export const spelt = (source: string): string =>
  source.replace(/[äöüß]/g, (letter) => SPELLINGS[letter] ?? letter);

/** A group for a longer pattern. @throws Error for a name that content/adviser/patterns.yaml lacks */
export function patternSource(name: string): string {
  const source = PATTERNS[name];
  if (source === undefined) throw new Error(`no pattern is called ${name}`);
  return `(?:${spelt(source)})`;
}

export const patternOf = (name: string, flags = 'u') => new RegExp(patternSource(name), flags);
