import type { Reply } from './reply';

/**
 * The parts of a streamed answer that the page reads, in the AI SDK's UI message stream: text as it is
 * written; `data-replace` when what was written so far is withdrawn, because another answer follows;
 * `data-reply` at the end with the whole answer, which counts.
 */
export type StreamPart =
  | { type: 'text-delta'; id: string; delta: string }
  | { type: 'data-replace'; data: { note: string } }
  | { type: 'data-reply'; data: Reply }
  | { type: 'error'; errorText: string };
