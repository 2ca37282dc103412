import 'server-only';
import type { Article, ArticleSource } from '../article';
import { contentHash } from '@/lib/guides/seed-files';

/** What an editor writes of a guide; everything but its address and its dates. */
export interface GuideText {
  title: string;
  /** Path of the picture on this site; empty while none is chosen */
  image: string;
  /** What the picture shows; empty for drawings */
  imageAlt: string;
  summary: string;
  /** Markdown */
  content: string;
  /** 'YYYY-MM' */
  asOf: string | null;
  sources: ArticleSource[];
}

/** The text of whatever has one. */
export const textOf = ({
  title,
  image,
  imageAlt,
  summary,
  content,
  asOf,
  sources,
}: Omit<GuideText, 'imageAlt'> & Pick<Article, 'imageAlt'>): GuideText => ({
  ...{ title, image, imageAlt: imageAlt ?? '', summary, content, asOf, sources },
});

/** Where a saved version came from. */
export type VersionOrigin = 'start' | 'saved' | 'restored' | 'discarded' | 'file';

/** What each is called in the list of versions. */
export const ORIGIN_LABELS: Record<VersionOrigin, string> = {
  start: 'Stand zu Beginn der Bearbeitung',
  saved: 'Gespeichert',
  restored: 'Wiederhergestellt',
  discarded: 'Entwurf verworfen',
  file: 'Aus der Datei übernommen',
};

export const GUIDE_STATES = ['draft', 'scheduled', 'published', 'withdrawn'] as const;

export type GuideState = (typeof GUIDE_STATES)[number];

export const STATE_LABELS: Record<GuideState, string> = {
  draft: 'Entwurf',
  scheduled: 'Geplant',
  published: 'Veröffentlicht',
  withdrawn: 'Zurückgezogen',
};

/** A guide as it is worked on, with what readers see of it. */
export interface StoredGuide {
  id: string;
  slug: string;
  text: GuideText;
  /** 0 where nobody has worked on it here yet */
  version: number;
  /** What readers see; nothing where they see none */
  article?: Article;
  publishedAt: Date | null;
  scheduledFor: Date | null;
  scheduledVersion: number | null;
  previewUntil: Date | null;
  previewRound: number;
  /** Employee; none for what came from a file */
  changedBy: number | null;
  changedAt: Date;
}

/** A version in the list of them. */
export interface ListedVersion {
  number: number;
  title: string;
  origin: VersionOrigin;
  publishedAt: Date | null;
  createdBy: number | null;
  createdAt: Date;
}

/** Whether two texts say the same. */
export const isSameText = (one: GuideText, other: GuideText) =>
  contentHash(one) === contentHash(other);
