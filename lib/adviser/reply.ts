import type { CalculatorEntries, ShownField } from '@/lib/calculators/calculators';

/** `data-replace` withdraws the text so far; `data-reply` holds the whole answer, which counts. */
export type AnswerPart =
  | { type: 'text-delta'; id: string; delta: string }
  | { type: 'data-replace'; data: { note: string } }
  | { type: 'data-reply'; data: Reply };

export type StreamPart = AnswerPart | { type: 'error'; errorText: string };

export interface ReplySource {
  title: string;
  /** Path with the heading's id: `/ratgeber/maklerprovision#vier-zulaessige-modelle` */
  url: string;
}

type ReplyMode = 'builtin' | 'model';

export type Offer = 'valuation' | 'callback' | 'message';

export interface ReplyCalculator {
  name: string;
  /** As far as they are known */
  entries: CalculatorEntries;
  /** Shown where something is missing, or may be wrong */
  card?: { title: string; fields: ShownField[]; errors?: Record<string, string> };
  /** Page of the calculator with these entries */
  url?: string;
}

/** For the wizard, when 'valuation' is offered after a first figure. */
export interface ValuationPrefill {
  propertyType?: string;
  postalCode?: string;
  area?: string;
  yearBuilt?: string;
}

export interface Reply {
  title?: string;
  /** Paragraphs, `- ` lists and `**bold**`; no other markup, and no links */
  response: string;
  sources: ReplySource[];
  mode: ReplyMode;
  /** Why the built-in adviser answers although a model is set up */
  note?: string;
  refused?: true;
  suggestions?: string[];
  calculator?: ReplyCalculator;
  offers?: Offer[];
  prefill?: ValuationPrefill;
}
