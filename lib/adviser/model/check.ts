import { contactsIn } from './contacts';
import { ModelFailure } from './failure';
import { NO_ANSWER } from './system-prompt';

/** `[1]`, `[1, 2]`, `[1–3]`, `[^1]`, `[Textstelle 1]`, `【1†Titel】` */
const CITATION =
  /[^\S\n]?[[【]\s*\^?(?:(?:Textstellen?|Quellen?|Nr\.)\s*)?(\d+(?:\s*(?:,|;|und|[-–])\s*\d+)*)\s*(?:†[^\]】\n]*)?[\]】]/giu;

/** What an answer is written without, and is harmless. */
const MARKS: [RegExp, string][] = [
  [/[\p{Cf}\p{Co}]|[^\P{Cc}\n\t]/gu, ''],
  [/^[^\S\n]*(?:#{1,6}[^\S\n]+|>[^\S\n]?)+/gm, ''],
  [/^[^\S\n]*[*•–][^\S\n]+/gm, '- '],
  [/^[^\S\n]*```[^\n]*$|`/gm, ''],
  [/(?<![*\p{L}\p{N}])\*(?![*\s])([^*\n]+)(?<!\s)\*(?!\*)/gu, '$1'],
];

/** Tags, entities, links and addresses: nothing that the instructions allow. */
const FORBIDDEN = [
  /<\s*(?:[\p{L}/!?]|$)/u,
  /&(?:#x?[\da-f]{1,7}|[a-z]{2,31}\d{0,2});/i,
  /\][(:[]/,
  /(?<![\p{L}\p{N}])(?:[a-z][a-z\d+.-]*:\/\/|localhost|(?:javascript|vbscript|data|mailto|tel|sms|file|blob):\S)/iu,
  /(?<!\S)\/\/\S/,
  /(?<![\p{N}.])(?!\d{1,3}(?:\.\d{3})+(?!\d))\d{1,3}(?:\.\d{1,3}){3}(?![\p{N}]|\.\d)/u,
];
const HOST =
  /[\p{L}\p{N}-]+[.。．｡](?:(?:\p{Ll}[\p{L}\p{N}-]+|\p{Lu}{2,})(?![\p{L}\p{N}])|\p{L}[\p{L}\p{N}-]+(?:\/|:\d))/gu;

/** Letters of the instructions in a row, in their order or backwards. */
const LEAK = 40;
const CANARY = 8;
/** No German word is this long; encoded text is. */
const ENCODED = /[a-z\d+/=]{60,}/i;

const lettersOf = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]/gu) ?? []).join('');

function runsOf(text: string, length: number): string[] {
  const letters = lettersOf(text);
  const count = Math.max(0, letters.length - length + 1);
  return Array.from({ length: count }, (_, at) => letters.slice(at, at + length));
}

const reversed = (text: string) => [...text].reverse().join('');

export interface Secret {
  prompt: string;
  canary: string;
}

/**
 * For the pieces of one answer. Each comes back as it may be shown, with the numbers of the passages
 * it cites. @throws ModelFailure for what must not be shown
 */
export function createCheck(passages: readonly string[], { prompt, canary }: Secret) {
  const known = passages.join('\n');
  const contacts = contactsIn(known);
  const secret = new Set([prompt, reversed(prompt)].flatMap((text) => runsOf(text, LEAK)));
  for (const text of passages) for (const run of runsOf(text, LEAK)) secret.delete(run);
  const canaries = [canary, reversed(canary)].flatMap((text) => runsOf(text, CANARY));
  let last = '';

  return (piece: string): { text: string; numbers: number[] } => {
    const numbers: number[] = [];
    const plain = MARKS.reduce((rest, [mark, by]) => rest.replace(mark, by), piece);
    const text = plain.replace(CITATION, (_, list: string) => {
      numbers.push(...(list.match(/\d+/g) ?? []).map(Number));
      return '';
    });
    const letters = last + lettersOf(text);
    last = letters.slice(1 - LEAK);
    if (letters.includes(lettersOf(NO_ANSWER))) throw new ModelFailure('no-answer');
    const isLeak =
      ENCODED.test(text) ||
      canaries.some((run) => letters.includes(run)) ||
      runsOf(letters, LEAK).some((run) => secret.has(run));
    if (isLeak) throw new ModelFailure('leak');
    const isForeign =
      FORBIDDEN.some((pattern) => pattern.test(text)) ||
      [...contactsIn(text)].some((contact) => !contacts.has(contact)) ||
      (text.match(HOST) ?? []).some((host) => !known.includes(host));
    if (isForeign) throw new ModelFailure('foreign');
    return { text, numbers };
  };
}
