/**
 * A text of the legal pages. `[label](address)` is a link; spaces that must not break are put in
 * when it is shown.
 */
export type LegalText = string;

/** A term and what there is to say of it. */
export type Fact = readonly [term: string, text: LegalText];

export type Block =
  | { kind: 'text'; text: LegalText }
  | { kind: 'list'; items: readonly LegalText[] }
  /** Paragraphs that are counted: (1), (2), … */
  | { kind: 'clauses'; clauses: readonly LegalText[] }
  | { kind: 'facts'; title?: string; facts: readonly Fact[] };

export interface LegalSection {
  /** Its anchor; links from elsewhere rely on it */
  id: string;
  /** What is counted, e.g. '3' or '§ 3' */
  number?: string;
  title: string;
  blocks: readonly Block[];
  sections?: readonly LegalSection[];
}
