import { SearchIcon } from 'lucide-react';
import { ArticleSearch } from '@/components/guides/article-search';
import { Header } from '@/components/shell/header';
import { SEARCH_LIMITS } from '@/lib/guides/constants';

/** Drawn once: what is one and the same the data of a page hold once. */
const icon = <SearchIcon />;

/** The header with the search of the guides in it. */
export function SiteHeader() {
  return (
    <Header
      search={<ArticleSearch icon={icon} limit={SEARCH_LIMITS.desktop} />}
      menuSearch={<ArticleSearch icon={icon} limit={SEARCH_LIMITS.phone} floating={false} />}
    />
  );
}
