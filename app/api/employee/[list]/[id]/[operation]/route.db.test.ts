import fc from 'fast-check';
import type { Employee } from '@/lib/auth/employee';
import { KINDS } from '@/lib/requests/kinds/kinds';
import type { RequestReference } from '@/lib/requests/reference';
import { newRequest } from '@/lib/testing/back-office';
import { loggedIn, storedEmployee } from '@/lib/testing/employee-login';
import { setSecret } from '@/lib/testing/secret';
import { POST } from './route';

setSecret();

afterEach(() => jest.restoreAllMocks());

const OPERATIONS = [
  ...['assignment', 'calls', 'mails', 'callback', 'appointment', 'appointment-cancellation'],
  ...['expert-value', 'valuation-mail', 'release', 'rejection', '__proto__', 'constructor'],
];

interface Called {
  list: string;
  id: string;
  operation: string;
}

async function post(params: Called, body: unknown, employee?: Employee) {
  const login: Record<string, string> = employee ? await loggedIn(employee) : {};
  const origin = 'http://localhost:3000';
  const headers = { origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const request = new Request(`${origin}/api/employee`, {
    method: 'POST',
    headers: { ...headers, ...login },
    body: JSON.stringify(body),
  });
  return POST(request, { params: Promise.resolve(params) });
}

const called = ({ kind, id }: RequestReference, operation: string) => ({
  list: KINDS[kind].segment,
  ...{ id, operation },
});

test('an employee is told the new version and what was done, and nobody keeps it', async () => {
  const lead = await newRequest('lead');
  const body = { outcome: 'reached', version: 1 };
  const response = await post(called(lead, 'calls'), body, await storedEmployee());
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ version: 2, message: 'Der Anruf ist notiert.' });
});

test('nobody else does anything, and there is no other list', async () => {
  const lead = await newRequest('lead');
  expect((await post(called(lead, 'calls'), { outcome: 'reached' })).status).toBe(401);
  const unknown = { ...called(lead, 'calls'), list: 'lead' };
  expect((await post(unknown, { outcome: 'reached' }, await storedEmployee())).status).toBe(404);
});

const wild = fc.oneof(
  fc.constantFrom<unknown>(null, '', '\u0000', '\ud800', '😀', 1e308, [], {}, '__proto__'),
  fc.jsonValue({ maxDepth: 2 }),
);
const NAMES = ['outcome', 'note', 'subject', 'text', 'at', 'minutes', 'place', 'value', 'reason'];

test.each(OPERATIONS)('%s answers whatever is sent without a fault of ours', async (operation) => {
  const employee = await storedEmployee();
  const valuation = await newRequest('valuation');
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const fields = fc.dictionary(fc.constantFrom(...NAMES, 'assigned', 'version'), wild);
  await fc.assert(
    fc.asyncProperty(fc.oneof(fields, wild), async (body) => {
      const { status } = await post(called(valuation, operation), body, employee);
      expect([200, 404, 409, 422]).toContain(status);
    }),
    { numRuns: 25 },
  );
  expect(logged).not.toHaveBeenCalled();
});
