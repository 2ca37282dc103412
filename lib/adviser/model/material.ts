import { MAX_CHAT_MESSAGE } from '../constants';
import type { PastMessage } from '../schema';
import type { Passage } from './passage';
import { replaceContacts, type ContactKind } from './contacts';

const WORDS: Record<ContactKind, string> = {
  mail: '(E-Mail-Adresse)',
  phone: '(Telefonnummer)',
  iban: '(IBAN)',
};

/** Invisible characters could hide a number from the mask. */
const INVISIBLE = /\p{Cf}/gu;

export function mask(text: string): string {
  return replaceContacts(text.replace(INVISIBLE, ''), (kind) => WORDS[kind]);
}

export const MAX_PASSAGES = 8;
/** Characters. */
const MAX_PASSAGE = 3000;
/** The last ones: older messages rarely help. */
const MAX_HISTORY_SENT = 6;
/** Characters. */
const MAX_PAST_SENT = 1500;

/** `[1]` in any brackets: in the material it would pass for a citation. */
const CITATION = /[[【［]([\s\d,;–-]*\d[\s\d,;–-]*)[\]】］]/g;

const cut = (text: string, length: number) => text.slice(0, length).toWellFormed();

/** Removes what could end its frame, open another, or pass for a citation. */
function harmless(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(/[<＜﹤]/g, '‹')
    .replace(/[>＞﹥]/g, '›')
    .replace(CITATION, '($1)');
}

const framed = (name: string, content: string) => `<${name}>\n${content}\n</${name.split(' ')[0]}>`;

/** Masked before it is cut, so that half a number does not stay. */
const written = (text: string, length: number) => harmless(cut(mask(text), length));

const SPEAKERS = { user: 'Person', assistant: 'Antwort' } as const;

export interface Material {
  message: string;
  history: PastMessage[];
  passages: Passage[];
}

/** History is quoted and not sent as turns: the browser could put words into the model's mouth. */
export function modelMessage({ message, history, passages }: Material): string {
  const texts = passages.slice(0, MAX_PASSAGES).map(({ title, text }, index) => {
    const content = `${harmless(title)}\n${harmless(cut(text, MAX_PASSAGE))}`;
    return framed(`textstelle nummer="${index + 1}"`, content);
  });
  const past = history.slice(-MAX_HISTORY_SENT);
  const said = past.map(({ role, text }) => `${SPEAKERS[role]}: ${written(text, MAX_PAST_SENT)}`);
  return [
    ...texts,
    ...(said.length > 0 ? [framed('verlauf', said.join('\n\n'))] : []),
    framed('frage', written(message, MAX_CHAT_MESSAGE)),
  ].join('\n\n');
}
