/** What a calculation says. */
export interface ToolAnswer {
  title?: string;
  text: string;
  sources: string[];
  tool?: ToolForm;
  offers?: Offer[];
  prefill?: ToolFields;
}

/** Property types with selling costs but without a living area for the formula. */
export const MORE_TYPES = [
  { value: 'grundstueck', label: 'Grundstück' },
  { value: 'gewerbe', label: 'Gewerbe' },
] as const;

/**
 * The parts of a streamed answer, in the AI SDK's UI message stream: text as it is written; `data-
 * replace` when the text so far is withdrawn, because another answer follows; `data-reply` at the
 * end with the whole answer, which counts.
 */
export type StreamPart =
  | { type: 'text-delta'; id: string; delta: string }
  | { type: 'data-replace'; data: { note: string } }
  | { type: 'data-reply'; data: Reply }
  | { type: 'error'; errorText: string };

/** Where a statement can be read: a page of this portal, and the heading on it. */
export interface Source {
  title: string;
  /** Path on this portal, with the heading's id: `/ratgeber/maklerprovision#vier-zulaessige-modelle` */
  url: string;
}

/** Who answered: the built-in adviser out of the guides, or a language model over the same passages. */
type ReplyMode = 'builtin' | 'model';

/** What a person can do next; the page shows a button for each. */
export type Offer = 'valuation' | 'callback' | 'message';

/** The two calculations that the adviser can do. */
export const TOOLS = ['costs', 'estimate'] as const;

export type Tool = (typeof TOOLS)[number];

/** What is known for a calculation, as it is shown in the fields of its form. */
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

/** A form in the conversation that asks for what a calculation still needs. */
export interface ToolForm {
  name: Tool;
  known: ToolFields;
}

export interface Reply {
  /** The question that the answer was written for, in one line */
  title?: string;
  /** Paragraphs, `- ` lists and `**bold**`; nothing else is markup, and there are no links */
  response: string;
  sources: Source[];
  mode: ReplyMode;
  /** Why the built-in adviser answers although a model is set up */
  note?: string;
  /** The guides hold no answer */
  refused?: true;
  /** Questions near it that have an answer; the page shows a button for each */
  suggestions?: string[];
  tool?: ToolForm;
  offers?: Offer[];
  /** What the wizard can start with, when 'valuation' is offered after a calculation */
  prefill?: ToolFields;
}
