import 'server-only';
import { z } from 'zod';
import { filledText } from '@/lib/content-values';
import { readYaml } from '@/lib/read-content';

const termSchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  term: z.string().min(1),
  forms: z.array(z.string().min(1)).min(1),
  explanation: filledText,
});

export type GlossaryTerm = z.output<typeof termSchema>;

/** Explained at their first mention in a guide. */
export const GLOSSARY = readYaml('glossary.yaml', z.array(termSchema));

export interface TextPart {
  text: string;
  term?: GlossaryTerm;
}

const BY_FORM = new Map(
  GLOSSARY.flatMap((term) => term.forms.map((form) => [form, term] as const)),
);

/** Longest first: 'Bodenrichtwertkarte' contains 'Bodenrichtwert'. */
const FORMS = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:${[...BY_FORM.keys()]
    .sort((a, b) => b.length - a.length)
    .join('|')})(?![\\p{L}\\p{N}-])`,
  'gu',
);

export function findTerms(text: string, explained: ReadonlySet<string>): TextPart[] {
  const parts: TextPart[] = [];
  const seen = new Set(explained);
  let end = 0;
  for (const match of text.matchAll(FORMS)) {
    const term = BY_FORM.get(match[0]);
    if (!term || seen.has(term.id)) continue;
    seen.add(term.id);
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: match[0], term });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
