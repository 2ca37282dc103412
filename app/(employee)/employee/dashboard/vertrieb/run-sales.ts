import 'server-only';
import { saveAgent } from '@/lib/agents/service';
import type { Employee } from '@/lib/auth/employee';
import { employeeRoutes } from '@/lib/employee-routes';
import { AppError } from '@/lib/platform/http/errors';
import { adoptInquiry } from '@/lib/requests/leads/adoption-service';
import { decide } from '@/lib/requests/leads/reclaim-service';

type Body = Record<string, unknown>;

/** What a form names something by; whatever else was sent names nothing. */
const named = (value: unknown) => (typeof value === 'string' && value ? value : undefined);

interface Done {
  /** The page that comes next */
  next?: string;
}

/** For the head of the office alone. @throws AppError `forbidden` (403) */
const byHead =
  (run: (body: Body, employee: Employee) => Promise<Done>) =>
  async (body: Body, employee: Employee): Promise<Done> => {
    if (employee.role === 'leitung') return run(body, employee);
    throw new AppError('forbidden', 'Dazu ist nur die Leitung berechtigt.');
  };

const RUNS = {
  buero: byHead(async ({ id, version, ...body }, employee) => {
    const known = named(id);
    const stored = await saveAgent({ ...body, version: named(version) }, employee.id, known);
    return known ? {} : { next: employeeRoutes.agent(stored) };
  }),
  uebernehmen: byHead(async ({ inquiryId }) => ({
    next: employeeRoutes.agent(await adoptInquiry(named(inquiryId) ?? '')),
  })),
  reklamation: async (body: Body, employee: Employee): Promise<Done> => {
    await decide(body, employee.id);
    return {};
  },
};

export type SalesOperation = keyof typeof RUNS;

/**
 * Does what a form about the sale of leads asks for.
 * @param name the operation, as received
 * @throws AppError `forbidden` (403), `not_found` (404), `conflict` (409), `invalid` (422)
 */
export async function runSales(name: string, body: Body, employee: Employee): Promise<Done> {
  if (!Object.hasOwn(RUNS, name)) throw new AppError('not_found', 'Das gibt es hier nicht');
  return RUNS[name as SalesOperation](body, employee);
}
