import { SearchIcon } from 'lucide-react';
import { ArticleSearch } from '@/components/guides/article-search';
import { Header } from '@/components/shell/header';
import { SEARCH_LIMITS } from '@/lib/guides/constants';

/** The header with the search of the guides in it. */
export function SiteHeader() {
  return (
    <Header
      search={<ArticleSearch icon={<SearchIcon />} limit={SEARCH_LIMITS.desktop} />}
      menuSearch={
        <ArticleSearch icon={<SearchIcon />} limit={SEARCH_LIMITS.phone} floating={false} />
      }
    />
  );
}
