/** Where a sentence or a line ends, seen from the beginning of what follows. "2. " begins a list. */
const END =
  /(?:[!?…]|(?<!(?:^|\s)\d{1,2})\.)(?:["“”’»«)*]|\s?\[[\d ,–-]+\])*[^\S\n]+(?=[\p{Lu}„“"»*-])|\n\s*(?=\S)/gu;

/** Characters after which a piece ends although a bracket is open: it may never be closed. */
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

  /** What is left at the end. */
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
