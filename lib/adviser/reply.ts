export interface ToolAnswer {
  title?: string;
  text: string;
  sources: string[];
  tool?: ReplyForm;
  offers?: Offer[];
  prefill?: ToolFields;
}

/** Property types with selling costs, but without a living area for the formula. */
export const MORE_TYPES = [
  { value: 'grundstueck', label: 'Grundstück' },
  { value: 'gewerbe', label: 'Gewerbe' },
] as const;

/** `data-replace` withdraws the text so far; `data-reply` holds the whole answer, which counts. */
export type StreamPart =
  | { type: 'text-delta'; id: string; delta: string }
  | { type: 'data-replace'; data: { note: string } }
  | { type: 'data-reply'; data: Reply }
  | { type: 'error'; errorText: string };

export interface ReplySource {
  title: string;
  /** Path with the heading's id: `/ratgeber/maklerprovision#vier-zulaessige-modelle` */
  url: string;
}

type ReplyMode = 'builtin' | 'model';

export type Offer = 'valuation' | 'callback' | 'message';

export const TOOLS = ['costs', 'estimate'] as const;

export type Tool = (typeof TOOLS)[number];

export interface ToolFields {
  /** Wire value of a property type, or 'grundstueck' */
  propertyType?: string;
  /** Euros, digits alone */
  price?: string;
  postalCode?: string;
  /** m², digits with a comma */
  area?: string;
  yearBuilt?: string;
}

export interface ReplyForm {
  name: Tool;
  known: ToolFields;
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
  tool?: ReplyForm;
  offers?: Offer[];
  /** For the wizard, when 'valuation' is offered after a calculation */
  prefill?: ToolFields;
}
