import { GUIDE_SECTIONS } from '../sections';
import type { GuideText } from './guide-text';

export const SOURCE_PARTS = ['title', 'publisher', 'url', 'date'] as const;

export const sourceField = (row: number, part: (typeof SOURCE_PARTS)[number]) =>
  `sources.${row}.${part}`;

export function formValues({ text, slug }: { text: GuideText; slug: string }) {
  const { sources, asOf, ...rest } = text;
  const rows = sources.flatMap(({ title, publisher = '', url = '', date = '' }, row) =>
    Object.entries({ title, publisher, url, date }).map(([part, value]) => [
      sourceField(row, part as 'title'),
      value,
    ]),
  );
  return {
    ...rest,
    slug,
    asOf: asOf ?? '',
    ...(Object.fromEntries(rows) as Record<string, string>),
  };
}

export const EMPTY_GUIDE: GuideText = {
  title: '',
  image: '',
  imageAlt: '',
  summary: '',
  asOf: null,
  sources: [],
  content: GUIDE_SECTIONS.map((section) => `## ${section}\n`).join('\n\n'),
};
