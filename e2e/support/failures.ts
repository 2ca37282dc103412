import type { Page } from '@playwright/test';

interface Failure {
  name: string;
  /** Where else it is worth running: only what was stored can be stored twice */
  tag: string[];
  /** Lets the next request to a path go wrong, and those after it through */
  provoke: (page: Page, path: string) => Promise<unknown>;
}

/** What can go wrong between a form and the server: each of it with each form takes its time. */
export const FAILURES: Failure[] = [
  {
    name: 'the connection is down @long',
    tag: [],
    provoke: (page, path) => page.route(path, (route) => route.abort(), { times: 1 }),
  },
  {
    name: 'the server answers 503 @long',
    tag: [],
    provoke: (page, path) =>
      page.route(path, (route) => route.fulfill({ status: 503 }), { times: 1 }),
  },
  {
    name: 'the server stores it but its answer is lost @long',
    tag: ['@database'],
    provoke: (page, path) =>
      page.route(
        path,
        async (route) => {
          await route.fetch();
          await route.abort('connectionreset');
        },
        { times: 1 },
      ),
  },
];
