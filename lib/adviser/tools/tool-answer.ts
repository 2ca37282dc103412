import type { Offer, ToolFields, ToolForm } from '../reply';

/** What a calculation says. */
export interface ToolAnswer {
  /** Stands over it, as a question in one line */
  title?: string;
  text: string;
  /** As in an answer: `slug#heading-id` */
  sources: string[];
  /** The form, where something is missing still */
  tool?: ToolForm;
  offers?: Offer[];
  /** What the wizard can start with */
  prefill?: ToolFields;
}
