import { database } from '@/lib/platform/db/client';
import { rowOf } from './rows';
import { answer, cookieOf, type poster } from './api-posts';

export const countLeads = async () =>
  (await database()).submission.count({ where: { kind: 'lead' } });

export const storedLead = (id: string) => rowOf<'lead'>(id);

export async function ageLead(id: string, seconds: number) {
  const db = await database();
  const data = { createdAt: new Date(Date.now() - seconds * 1000) };
  await db.submission.update({ where: { id }, data });
  await db.idempotencyKey.updateMany({ where: { scope: 'lead-sender', resourceId: id }, data });
}

export function leadBrowser(post: ReturnType<typeof poster>) {
  let cookies = {};
  return async (...[body, headers, address]: Parameters<typeof post>): Promise<string> => {
    const response = await post(body, { ...cookies, ...headers }, address);
    expect(response.status).toBe(201);
    cookies = cookieOf(response);
    return (await answer(response)).adLead.id;
  };
}
