import { expect, type APIRequestContext } from '@playwright/test';

/** Sends what a form sends. @returns the id of what is stored */
export async function store(request: APIRequestContext, path: string, data: object) {
  const answer = await request.post(`/api/${path}`, { data });
  expect(answer.status()).toBe(201);
  const [stored] = Object.values((await answer.json()) as Record<string, { id: string }>);
  return stored!.id;
}
