import { SearchIcon } from 'lucide-react';
import { ArticleSearch } from '@/components/guides/article-search';
import { Header } from '@/components/shell/header';
import { SEARCH_LIMITS } from '@/lib/guides/constants';
import { routes } from '@/lib/routes';

/** Drawn once: what is one and the same the data of a page hold once. */
const icon = <SearchIcon />;

/** The header with the search of the guides in it. */
export function SiteHeader() {
  return (
    <Header
      search={<ArticleSearch overview={routes.guides} icon={icon} limit={SEARCH_LIMITS.desktop} />}
      menuSearch={
        <ArticleSearch
          overview={routes.guides}
          icon={icon}
          limit={SEARCH_LIMITS.phone}
          floating={false}
        />
      }
    />
  );
}
