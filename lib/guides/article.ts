export interface ArticleSource {
  title: string;
  publisher?: string;
  url?: string;
  /** 'YYYY', 'YYYY-MM' or 'YYYY-MM-DD': published, or last checked */
  date?: string;
}

export interface Article {
  id: string;
  slug: string;
  title: string;
  image: string;
  /** Missing for drawings */
  imageAlt?: string;
  summary: string;
  content: string;
  /** 'YYYY-MM': when its facts were last checked */
  asOf: string | null;
  sources: ArticleSource[];
  createdAt: Date;
  updatedAt: Date;
}

/** `views` is missing while the number is small. */
export interface ListedArticle extends Article {
  views?: number;
}

export interface MarketArticle {
  id: string;
  title: string;
  slug: string;
  image: string;
  summary: string;
  content: string;
  /** ISO 8601, UTC */
  createdAt: string;
}

export interface ArticleSuggestion {
  slug: string;
  title: string;
  summary: string;
  minutes: number;
}

export interface PageSuggestion {
  path: string;
  title: string;
  summary: string;
}
