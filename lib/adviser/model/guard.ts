import type { Source } from '../reply';
import { MAX_PAST_MESSAGE } from '../constants';
import { cleanPiece } from './clean';
import { contactsIn } from './contacts';
import { ModelFailure } from './failure';
import { says, watchForLeaks, type Secret } from './leak';
import type { Passage } from './passage';
import { NO_ANSWER } from './system-prompt';

/** Where a sentence or a line ends, seen from the beginning of what follows. "2. " begins a list. */
const END =
  /(?:[!?…]|(?<!(?:^|\s)\d{1,2})\.)(?:["“”’»«)*]|\s?\[[\d ,–-]+\])*[^\S\n]+(?=[\p{Lu}„“"»*-])|\n\s*(?=\S)/gu;

/** Characters after which a piece ends although a bracket is open: it may never close. */
const PATIENCE = 600;

const count = (text: string, mark: string) => text.split(mark).length - 1;

/** Whether a text ends within a tag or the text of a link, which are cleaned as a whole. */
function isWithin(text: string): boolean {
  return count(text, '[') > count(text, ']') || text.lastIndexOf('<') > text.lastIndexOf('>');
}

/** Cuts a text that arrives in bits into sentences and lines, each with the space behind it. */
export class Pieces {
  private waiting = '';

  /** Adds what has arrived and returns what is complete with it. */
  add(arrived: string): string[] {
    const fresh = this.waiting.slice(-1) + arrived;
    this.waiting += arrived;
    const pieces: string[] = [];
    // A piece ends with a space and is complete with what follows it.
    if (!/\s/.test(fresh)) return pieces;
    for (;;) {
      const length = this.lengthOfPiece();
      if (length === undefined) return pieces;
      pieces.push(this.waiting.slice(0, length));
      this.waiting = this.waiting.slice(length);
    }
  }

  rest(): string {
    const rest = this.waiting;
    this.waiting = '';
    return rest;
  }

  private lengthOfPiece(): number | undefined {
    for (const { 0: end, index } of this.waiting.matchAll(END)) {
      const length = index + end.length;
      if (length > PATIENCE || !isWithin(this.waiting.slice(0, length))) return length;
    }
    return undefined;
  }
}

/** Characters of a raw answer; a longer one is not an answer to the question. */
const MAX_ANSWER = MAX_PAST_MESSAGE;

/** What comes from the model: text, or that a tool has calculated what the text will tell. */
export type ModelEvent = { type: 'text'; text: string } | { type: 'calculated' };

/** What the reader gets: text that may be shown, and at the end where it can be read. */
export type ModelPart = { type: 'text'; text: string } | { type: 'end'; sources: Source[] };

/** What can stand between two pieces, the stronger the later. */
const GAPS = ['', ' ', '\n', '\n\n'];

/** How far the space behind a piece sets it apart from the next. */
function gapBehind(piece: string): number {
  const space = piece.slice(piece.trimEnd().length);
  const lines = space.split('\n').length - 1;
  return lines > 0 ? Math.min(lines, 2) + 1 : Math.min(space.length, 1);
}

/** Joins cleaned pieces, also where a piece became empty; ends without a space. */
function joiner(): (text: string, piece: string) => string {
  let gap = 0;
  let isFirst = true;
  return (text, piece) => {
    const behind = gapBehind(piece);
    if (!text) {
      gap = Math.max(gap, behind);
      return '';
    }
    const joined = (isFirst ? '' : (GAPS[gap] ?? '')) + text;
    gap = behind;
    isFirst = false;
    return joined;
  };
}

/** The sources of the passages with these numbers, each once. */
function sourcesOf(numbers: Iterable<number>, passages: Passage[]): Source[] {
  const sources = [...numbers].flatMap((number) => passages[number - 1]?.sources ?? []);
  return [...new Map(sources.map((source) => [source.url, source])).values()];
}

/**
 * Lets the model's text through sentence by sentence, cleaned of everything that is not plain text, and
 * collects what it cites.
 * @throws ModelFailure as soon as the answer may not be shown, also after a part of it was let through
 */
export async function* guarded(
  events: AsyncIterable<ModelEvent>,
  passages: Passage[],
  secret: Secret,
): AsyncGenerator<ModelPart> {
  const known = passages.map(({ title, text }) => `${title}\n${text}`);
  const contacts = new Set(known.flatMap((text) => [...contactsIn(text)]));
  const newWatch = watchForLeaks(secret, known);
  const [isLeakAsWritten, isLeakAsShown] = [newWatch(), newWatch()];
  const pieces = new Pieces();
  const join = joiner();
  const cited = new Set<number>();
  let length = 0;
  let hasText = false;
  let isCalculated = false;
  let lastPiece = '';

  const shown = (piece: string): ModelPart[] => {
    if (says(lastPiece + piece, NO_ANSWER)) throw new ModelFailure('no-answer');
    lastPiece = piece;
    const { text, numbers } = cleanPiece(piece, contacts);
    if (isLeakAsWritten(piece) || isLeakAsShown(text)) throw new ModelFailure('leak');
    for (const number of numbers) if (passages[number - 1]) cited.add(number);
    const joined = join(text.trim(), piece);
    hasText ||= joined !== '';
    return joined ? [{ type: 'text', text: joined }] : [];
  };

  for await (const event of events) {
    if (event.type === 'calculated') {
      isCalculated = true;
      continue;
    }
    length += event.text.length;
    if (length > MAX_ANSWER) throw new ModelFailure('too-long');
    for (const piece of pieces.add(event.text)) yield* shown(piece);
  }
  yield* shown(pieces.rest());
  if (!hasText) throw new ModelFailure('empty');
  // What a tool has calculated stands in no passage.
  if (cited.size === 0 && !isCalculated) throw new ModelFailure('uncited');
  yield { type: 'end', sources: sourcesOf(cited, passages) };
}
