import 'server-only';
import { z } from 'zod';
import { readYaml } from '@/lib/read-content';
import { fold, stem } from './stem';

const word = z.string().regex(/^\p{L}+$/u, 'expected one word');

const LINES = Object.entries(
  readYaml('words/synonyms.yaml', z.record(word, z.array(word).min(1))),
).map(([known, others]) => [known, ...others]);

/** Known words, even if no answer contains them. */
export const SYNONYM_WORDS = LINES.flat().join(' ');

const GROUPS = LINES.map((line) => line.map((said) => stem(fold(said))));

const OF_STEM = new Map<string, Set<string>>();
for (const group of GROUPS) {
  for (const member of group) {
    const others = OF_STEM.get(member) ?? new Set();
    for (const other of group) if (other !== member) others.add(other);
    OF_STEM.set(member, others);
  }
}

export const synonymsOf = (stemmed: string): string[] => [...(OF_STEM.get(stemmed) ?? [])];
