import 'server-only';
import { firstValue, pageOf } from '@/lib/platform/page';
import { fold } from '@/lib/words/stem';
import { categoryName, categoryOf } from '../categories';
import { findViews } from '../repository';
import { fileVersions } from './file-versions';
import { GUIDE_STATES, type GuideState, type StoredGuide, isSameText } from './guide-text';
import { findStoredGuides } from './repository';

const PAGE_LENGTH = 50;
export const LONGEST_GUIDE_SEARCH = 100;

export const guideState = ({ article, scheduledFor, publishedAt }: StoredGuide): GuideState => {
  if (scheduledFor) return 'scheduled';
  if (article) return 'published';
  return publishedAt ? 'withdrawn' : 'draft';
};

export const hasChanges = ({ article, text }: StoredGuide) =>
  article !== undefined && !isSameText({ ...article, imageAlt: article.imageAlt ?? '' }, text);

export interface ListedGuide {
  id: string;
  title: string;
  category: string;
  state: GuideState;
  scheduledFor: Date | null;
  isChanged: boolean;
  hasFileVersion: boolean;
  asOf: string | null;
  views: number;
  changedBy: number | null;
  changedAt: Date;
}

export interface GuideQuery {
  search: string;
  state: GuideState | 'all';
  page: number;
}

const first = (value: string | string[] | undefined) => (firstValue(value) ?? '').trim();

/** Invalid parameters are ignored. */
export function parseGuideQuery(params: Record<string, string | string[] | undefined>): GuideQuery {
  const page = first(params.seite);
  return {
    search: first(params.suche).slice(0, LONGEST_GUIDE_SEARCH),
    state: GUIDE_STATES.find((state) => state === first(params.zustand)) ?? 'all',
    page: /^\d{1,4}$/.test(page) ? Math.max(1, Number(page)) : 1,
  };
}

export async function listGuides({ search, state, page: asked }: GuideQuery) {
  const [guides, views] = await Promise.all([findStoredGuides(), findViews()]);
  const files = await fileVersions(guides);
  const wanted = fold(search);
  const fitting = guides
    .filter((guide) => state === 'all' || guideState(guide) === state)
    .filter(({ slug, text }) =>
      [text.title, text.summary, text.content, slug].some((part) => fold(part).includes(wanted)),
    )
    .sort((one, other) => +other.changedAt - +one.changedAt || (one.slug < other.slug ? -1 : 1));
  const { skip, ...shown } = pageOf(asked, fitting.length, PAGE_LENGTH);
  const listed = fitting.slice(skip, skip + PAGE_LENGTH).map((guide): ListedGuide => ({
    id: guide.id,
    title: guide.text.title,
    category: categoryName(categoryOf(guide.text.title)),
    state: guideState(guide),
    scheduledFor: guide.scheduledFor,
    isChanged: hasChanges(guide),
    hasFileVersion: files.has(guide.slug),
    asOf: guide.text.asOf,
    views: views.get(guide.slug) ?? 0,
    changedBy: guide.changedBy,
    changedAt: guide.changedAt,
  }));
  return { guides: listed, total: fitting.length, ...shown };
}
