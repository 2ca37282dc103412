/** Where a statement of an article comes from. */
export interface ArticleSource {
  title: string;
  publisher?: string;
  url?: string;
  /** 'YYYY', 'YYYY-MM' or 'YYYY-MM-DD': published, or last checked */
  date?: string;
}

/** An article as it is stored. */
export interface Article {
  id: string;
  slug: string;
  title: string;
  /** Path of the picture on this site */
  image: string;
  /** What the picture shows; drawings have none */
  imageAlt?: string;
  summary: string;
  /** Markdown */
  content: string;
  /** 'YYYY-MM': when its facts were last checked */
  asOf: string | null;
  sources: ArticleSource[];
  createdAt: Date;
  updatedAt: Date;
}

/** An article with the number of its readers, where that is worth showing. */
export interface ListedArticle extends Article {
  views?: number;
}

/** An article as the API returns it. */
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

/** An article as the header search offers it. */
export interface ArticleSuggestion {
  slug: string;
  title: string;
  summary: string;
  minutes: number;
}

/** A page about a place as the header search offers it beside articles. */
export interface PlaceSuggestion {
  path: string;
  title: string;
  summary: string;
}
