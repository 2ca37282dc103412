import type { Employee } from '@/lib/auth/employee';
import { loggedIn } from './employee-login';

type Handler = (request: Request, context: never) => Promise<Response> | Response;

interface Call {
  employee?: Employee;
  method?: 'GET' | 'PUT' | 'POST';
  path: string;
  params?: Record<string, string>;
  body?: unknown;
}

export async function callAs(
  handler: Handler,
  { employee, method = 'GET', path, params = {}, body }: Call,
): Promise<Response> {
  const headers: Record<string, string> = employee ? await loggedIn(employee) : {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  const request = new Request(`http://localhost:3000${path}`, {
    method,
    headers: { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin', ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return handler(request, { params: Promise.resolve(params) } as never);
}
