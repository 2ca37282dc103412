import 'server-only';
import { z } from 'zod';
import { filledText } from '@/lib/content-values';
import { readYaml } from '@/lib/read-content';

const termSchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  /** The heading of the explanation */
  term: z.string().min(1),
  /** As it may stand in a text, inflected */
  forms: z.array(z.string().min(1)).min(1),
  explanation: filledText,
});

export type GlossaryTerm = z.output<typeof termSchema>;

/** Terms that the guides explain where they first appear. */
export const GLOSSARY = readYaml('glossary.yaml', z.array(termSchema));

export interface TextPart {
  text: string;
  /** Set where the part is a term */
  term?: GlossaryTerm;
}

const BY_FORM = new Map(
  GLOSSARY.flatMap((term) => term.forms.map((form) => [form, term] as const)),
);

/** Longest first, so that 'Bodenrichtwertkarte' is not taken for 'Bodenrichtwert'; whole words only. */
const FORMS = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:${[...BY_FORM.keys()]
    .sort((a, b) => b.length - a.length)
    .join('|')})(?![\\p{L}\\p{N}-])`,
  'gu',
);

/** Cuts a text at the first mention of each term that has not been explained yet. */
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
