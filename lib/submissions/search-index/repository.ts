import 'server-only';
import type { Transaction } from '@/lib/platform/db/client';
import { findSubmission, markSubmission } from '@/lib/submissions/repository';
import { dueAfter } from '@/lib/submissions/due-date';
import { phoneDigits } from '@/lib/submissions/reference';
import { isUuid } from '@/lib/platform/validation/uuid';
import { kindOf, type StoredSubmission } from '@/lib/submissions/kinds/kinds';

/** Spelled out, instead of only losing an accent. */
const SPELLED: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'oe',
  ł: 'l',
  đ: 'd',
};

/** 'Müller' and 'MÜLLER' become 'mueller', 'André' becomes 'andre'. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[äöüßæœøłđ]/g, (letter) => SPELLED[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
}

/** 'erika.beispiel@' becomes 'erikabeispiel'. */
const compact = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Prefixes of terms that are not words, so that no name finds them. */
const PHONE = '+';
const PHONE_REVERSED = '~';
const ID = '=';

/** Characters */
const LONGEST_TERM = 120;

/** Digits needed to find a number by its ending. */
const SHORTEST_ENDING = 4;

/** Characters needed to find an id; shorter ones are words. */
const SHORTEST_ID = 6;

/** The rest of a search is ignored. */
const MOST_WORDS = 8;

/** As dialled within Germany, without the first zero. */
const national = (phone: string) => phoneDigits(phone).replace(/^49/, '');

const reversed = (text: string) => [...text].reverse().join('');

/** Each word, and the whole as one: 'mueller', 'luedenscheidt', 'muellerluedenscheidt'. */
const nameTerms = (name: string) => [
  ...wordsOf(name),
  ...name.split(/\s+/).map((part) => compact(part)),
];

function emailTerms(email: string): string[] {
  const [local = '', domain = ''] = email.split('@');
  return [compact(email), ...wordsOf(local), compact(domain)];
}

function phoneTerms(phone: string): string[] {
  const digits = national(phone);
  return digits ? [PHONE + digits, PHONE_REVERSED + reversed(digits)] : [];
}

type FoundTerms = Pick<
  StoredSubmission,
  'kind' | 'id' | 'name' | 'email' | 'phone' | 'reference' | 'details'
>;

export function indexTerms({
  kind,
  id,
  name,
  email,
  phone,
  reference,
  details,
}: FoundTerms): string[] {
  const searched = kindOf(kind).searched(details as never);
  const terms = [
    ...nameTerms(name ?? ''),
    ...(email ? emailTerms(email) : []),
    ...phoneTerms(phone ?? ''),
    ...searched.flatMap((text) => nameTerms(text ?? '')),
    ...(reference ? [reference] : []),
    ID + compact(id),
  ];
  return [...new Set(terms.filter(Boolean).map((term) => term.slice(0, LONGEST_TERM)))];
}

/** Numbers are typed in groups: '030 123 45 67', '030.1234567' and '+49 (0)30 1234567' are one word. */
const NUMBER = /\+?[\d(][\d\s()/.–-]*\d|\d/y;

function split(typed: string): string[] {
  const words: string[] = [];
  let rest = typed.normalize('NFKC').replace(/\s+/g, ' ').trim();
  while (rest && words.length < MOST_WORDS) {
    NUMBER.lastIndex = 0;
    const number = NUMBER.exec(rest)?.[0];
    const isWhole = number !== undefined && /^(\s|$)/.test(rest.slice(number.length));
    const word = isWhole ? number : (rest.split(' ', 1)[0] ?? '');
    words.push(word);
    rest = rest.slice(word.length).trim();
  }
  return words;
}

function numberPrefixes(word: string): string[] {
  const digits = word.replace(/\D/g, '');
  const dialled = national(word);
  return [
    digits,
    ...(dialled ? [PHONE + dialled] : []),
    ...(dialled.length >= SHORTEST_ENDING ? [PHONE_REVERSED + reversed(dialled)] : []),
  ];
}

function prefixesOf(word: string): string[] {
  const plain = compact(word);
  if (isUuid(word.toLowerCase())) return [ID + plain];
  const isNumber = /^[\d\s()/.–+-]+$/.test(word);
  const isId = /^[\da-f]+$/.test(plain) && plain.length >= SHORTEST_ID;
  return [...(isNumber ? numberPrefixes(word) : [plain]), ...(isId ? [ID + plain] : [])].filter(
    Boolean,
  );
}

/** A submission must have one of the prefixes of each word. Empty if nothing usable was typed. */
export function searchWords(typed: string): string[][] {
  return split(typed)
    .map(prefixesOf)
    .filter((prefixes) => prefixes.length > 0);
}

export function termRows(submission: FoundTerms & Pick<StoredSubmission, 'quarantine'>) {
  if (submission.quarantine) return [];
  const { kind, id: submissionId } = submission;
  return indexTerms(submission).map((term) => ({ kind, submissionId, term }));
}

async function rewriteTerms(tx: Transaction, submission: StoredSubmission): Promise<void> {
  await tx.searchTerm.deleteMany({ where: { submissionId: submission.id } });
  await tx.searchTerm.createMany({ data: termRows(submission) });
}

/** A submission in quarantine stays out. @returns false if the submission is changed at the same time */
export async function enqueue(tx: Transaction, id: string): Promise<boolean> {
  const submission = await findSubmission(id, tx);
  if (!submission || submission.quarantine) return true;
  const due = dueAfter(submission, submission.status, { now: new Date() });
  const change = { dueAt: due?.at ?? null, dueFor: due?.for ?? null };
  // Lock the row before writing terms, so that an erasure waits and then deletes them.
  if (!(await markSubmission(tx, submission, change))) return false;
  await rewriteTerms(tx, submission);
  return true;
}

export async function updateTerms(tx: Transaction, id: string): Promise<void> {
  const submission = await findSubmission(id, tx);
  if (submission) await rewriteTerms(tx, submission);
}
