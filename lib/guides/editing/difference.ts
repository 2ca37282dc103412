import 'server-only';
import { diffLines, diffWordsWithSpace } from 'diff';
import { categoryName, categoryOf } from '../categories';
import type { GuideText } from './guide-text';

export interface Part {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

export interface Difference {
  label: string;
  parts: Part[];
}

/** Milliseconds, afterwards lines are compared. */
const PATIENCE = 500;
/** Most changes before lines are compared. */
const MOST_EDITS = 4_000;
/** Characters of unchanged text around a change. */
const AROUND = 160;

type Change = { value: string; added?: boolean; removed?: boolean };

const partOf = ({ value, added, removed }: Change): Part => ({
  kind: added ? 'added' : removed ? 'removed' : 'same',
  text: value,
});

function shortened({ kind, text }: Part, index: number, all: Part[]): Part {
  const [before, after] = [index > 0 ? AROUND : 0, index < all.length - 1 ? AROUND : 0];
  if (kind !== 'same' || text.length <= before + after + AROUND) return { kind, text };
  const end = after > 0 ? text.slice(-after) : '';
  return { kind, text: `${text.slice(0, before)} […] ${end}` };
}

export function difference(before: string, after: string): Part[] {
  const options = { timeout: PATIENCE, maxEditLength: MOST_EDITS };
  const changes = diffWordsWithSpace(before, after, options) ??
    diffLines(before, after, options) ?? [
      { value: before, removed: true },
      { value: after, added: true },
    ];
  return changes.map((change) => partOf(change as Change)).map(shortened);
}

const sourcesAsText = ({ sources }: GuideText) =>
  sources
    .map(({ title, publisher, url, date }) =>
      [title, publisher, url, date].filter(Boolean).join(', '),
    )
    .join('\n');

const PARTS: [label: string, of: (text: GuideText) => string][] = [
  ['Titel', ({ title }) => title],
  ['Kategorie', ({ title }) => categoryName(categoryOf(title))],
  ['Zusammenfassung', ({ summary }) => summary],
  ['Stand', ({ asOf }) => asOf ?? ''],
  ['Bild', ({ image }) => image],
  ['Bildbeschreibung', ({ imageAlt }) => imageAlt],
  ['Text', ({ content }) => content],
  ['Quellen', sourcesAsText],
];

export function differences(before: GuideText, after: GuideText): Difference[] {
  return PARTS.filter(([, of]) => of(before) !== of(after)).map(([label, of]) => ({
    label,
    parts: difference(of(before), of(after)),
  }));
}
