export interface Inline {
  text: string;
  isBold: boolean;
}

export type AnswerBlock =
  { kind: 'paragraph'; content: Inline[] } | { kind: 'list'; items: Inline[][] };

interface RawBlock {
  kind: AnswerBlock['kind'];
  lines: string[];
}

const ITEM = '- ';
const BOLD = '**';

function parseInline(text: string): Inline[] {
  const pieces = text.split(BOLD);
  if (pieces.length % 2 === 0) {
    const tail = pieces.splice(-2).join(BOLD);
    pieces.push(tail);
  }
  return pieces.flatMap((piece, index) => {
    const isBold = index % 2 === 1;
    if (piece === '') return isBold ? [{ text: BOLD + BOLD, isBold: false }] : [];
    return [{ text: piece, isBold }];
  });
}

/** Closes a bold mark whose end has not arrived yet, and drops half a mark. */
function withoutLooseEnd(text: string): string {
  const whole = text.replace(/\*+$/, '');
  const isOpen = whole.split(BOLD).length % 2 === 0;
  return isOpen ? whole + BOLD : whole;
}

function group(lines: string[]): RawBlock[] {
  const blocks: RawBlock[] = [];
  let last: RawBlock | undefined;
  const begin = (kind: RawBlock['kind'], line: string) => {
    last = { kind, lines: [line] };
    blocks.push(last);
  };
  for (const line of lines) {
    const text = line.trim();
    if (text === '') last = undefined;
    else if (text.startsWith(ITEM)) {
      const item = text.slice(ITEM.length).trim();
      if (last?.kind === 'list') last.lines.push(item);
      else begin('list', item);
    } else if (last?.kind === 'list' && line.startsWith('  ')) {
      last.lines.push(`${last.lines.pop()} ${text}`);
    } else if (last?.kind === 'paragraph') last.lines.push(text);
    else begin('paragraph', text);
  }
  return blocks;
}

/** Reads paragraphs, '- ' list lines and `**bold**` words; everything else stays text. */
export function parseAnswer(text: string, isGrowing = false): AnswerBlock[] {
  const shown = isGrowing ? withoutLooseEnd(text) : text;
  return group(shown.split(/\r\n|\r|\n/)).map(({ kind, lines }) =>
    kind === 'list'
      ? { kind, items: lines.map(parseInline) }
      : { kind, content: parseInline(lines.join(' ')) },
  );
}

export function plainAnswer(text: string): string {
  return parseAnswer(text)
    .map((block) => {
      const words = (content: Inline[]) => content.map((piece) => piece.text).join('');
      if (block.kind === 'paragraph') return words(block.content);
      return block.items.map((item) => `- ${words(item)}`).join('\n');
    })
    .join('\n\n');
}
