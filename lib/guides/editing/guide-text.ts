import 'server-only';
import type { Article, ArticleSource } from '../article';
import { contentHash } from '@/lib/guides/seed-files';

export interface GuideText {
  title: string;
  image: string;
  /** Empty for drawings */
  imageAlt: string;
  summary: string;
  content: string;
  asOf: string | null;
  sources: ArticleSource[];
}

export const textOf = ({
  title,
  image,
  imageAlt,
  summary,
  content,
  asOf,
  sources,
}: Omit<GuideText, 'imageAlt'> & Pick<Article, 'imageAlt'>): GuideText => ({
  title,
  image,
  imageAlt: imageAlt ?? '',
  summary,
  content,
  asOf,
  sources,
});

export type VersionOrigin = 'start' | 'saved' | 'restored' | 'discarded' | 'file';

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

export interface StoredGuide {
  id: string;
  slug: string;
  text: GuideText;
  /** 0 before the first edit */
  version: number;
  article?: Article;
  publishedAt: Date | null;
  scheduledFor: Date | null;
  scheduledVersion: number | null;
  previewUntil: Date | null;
  previewRound: number;
  /** Employee; missing for a file */
  changedBy: number | null;
  changedAt: Date;
}

export interface ListedVersion {
  number: number;
  title: string;
  origin: VersionOrigin;
  publishedAt: Date | null;
  createdBy: number | null;
  createdAt: Date;
}

export const isSameText = (one: GuideText, other: GuideText) =>
  contentHash(one) === contentHash(other);
