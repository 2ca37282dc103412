import { createContext, type ReactNode, use } from 'react';

interface Router {
  push?: (address: string) => void;
  replace?: (address: string) => void;
  refresh?: () => void;
}

const RouterContext = createContext<Router>({});
const PathnameContext = createContext('/');

/** What stands in for `next/navigation` in the tests of components, which have no router of Next around them. */
export const useRouter = () => use(RouterContext);
export const usePathname = () => use(PathnameContext);

export const WithRouter = (props: { router?: Router; pathname?: string; children: ReactNode }) => (
  <RouterContext value={props.router ?? {}}>
    <PathnameContext value={props.pathname ?? '/'}>{props.children}</PathnameContext>
  </RouterContext>
);
