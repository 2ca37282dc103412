import { createContext, type ReactNode, use } from 'react';

interface Router {
  push?: (address: string) => void;
  replace?: (address: string) => void;
  refresh?: () => void;
}

const RouterContext = createContext<Router>({});
const PathnameContext = createContext('/');

/** A mock of `next/navigation`, because components are tested without Next's router. */
export const useRouter = () => use(RouterContext);
export const usePathname = () => use(PathnameContext);

export const WithRouter = (props: { router?: Router; pathname?: string; children: ReactNode }) => (
  <RouterContext value={props.router ?? {}}>
    <PathnameContext value={props.pathname ?? '/'}>{props.children}</PathnameContext>
  </RouterContext>
);
