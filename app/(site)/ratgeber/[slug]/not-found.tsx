import { ArticleNotFound } from '@/components/guides/article-not-found';
import { LostHouse } from '@/components/illustrations/lost-house';

/** For an article that goes between middleware.ts and the page. */
export default function NotFound() {
  return <ArticleNotFound drawing={<LostHouse />} />;
}
