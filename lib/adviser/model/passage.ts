import type { Source } from '../reply';

/** A part of the guides that an answer may rest on. */
export interface Passage {
  id: string;
  title: string;
  text: string;
  /** Where it can be read, the best first */
  sources: Source[];
}
