import type { Page } from '@playwright/test';

/** The hardest failure: the server stores the next request, and the sender cannot know it. */
export const loseAnswer = (page: Page, path: string) =>
  page.route(
    path,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
