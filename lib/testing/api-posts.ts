import { database } from '@/lib/platform/db/client';

type Context = { params: Promise<{ form: string }> };
type Handler = (request: Request, context: Context) => Promise<Response> | Response;

let visitor = 0;

/** One per test, so that tests share no rate limit. */
export const nextAddress = () => `192.0.2.${++visitor}`;

export const newKey = () => ({ 'Idempotency-Key': `test-${crypto.randomUUID()}` });

export const answer = async (response: Response | Promise<Response>) => (await response).json();

/** A string is sent as it is, anything else as JSON. */
export function poster(path: string, handler: Handler) {
  return async (
    body: unknown,
    headers: Record<string, string> = {},
    address = nextAddress(),
  ): Promise<Response> => {
    const request = new Request(`http://localhost${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const form = path.split('/').at(-1) ?? '';
    return handler(request, { params: Promise.resolve({ form }) });
  };
}

export const cookieOf = (response: Response): Record<string, string> => ({
  Cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '',
});

export async function effectsOf(submissionId: string) {
  const db = await database();
  const where = { submissionId };
  return {
    consents: await db.consentRecord.findMany({ where, orderBy: { purpose: 'asc' } }),
    mails: await db.outboxMessage.findMany({ where, orderBy: { template: 'asc' } }),
    events: await db.submissionEvent.findMany({ where }),
  };
}
