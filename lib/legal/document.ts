/** `[label](address)` is a link. */
export type LegalText = string;

export type LegalFact = readonly [term: string, text: LegalText];

export type Block =
  | { kind: 'text'; text: LegalText }
  | { kind: 'list'; items: readonly LegalText[] }
  | { kind: 'clauses'; clauses: readonly LegalText[] }
  | { kind: 'facts'; title?: string; facts: readonly LegalFact[] };

export interface LegalSection {
  /** Anchor; other pages link to it */
  id: string;
  number?: string;
  title: string;
  blocks: readonly Block[];
  sections?: readonly LegalSection[];
}
