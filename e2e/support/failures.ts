import type { Page } from '@playwright/test';

interface Failure {
  name: string;
  provoke: (page: Page, path: string) => Promise<unknown>;
}

/** The hardest case: the request is stored, and the sender cannot know it. */
export const LOST_ANSWER: Failure = {
  name: 'the server stores it but its answer is lost',
  provoke: (page, path) =>
    page.route(
      path,
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    ),
};

export const FAILURES: Failure[] = [
  {
    name: 'the connection is down',
    provoke: (page, path) => page.route(path, (route) => route.abort(), { times: 1 }),
  },
  {
    name: 'the server answers 503',
    provoke: (page, path) =>
      page.route(path, (route) => route.fulfill({ status: 503 }), { times: 1 }),
  },
  LOST_ANSWER,
];
