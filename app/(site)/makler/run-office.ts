import 'server-only';
import { textOrEmpty } from '@/app/form-body';
import { agentRoutes } from '@/lib/agent-routes';
import type { Agent } from '@/lib/agents/agent';
import { agentOf, logInAgency, logOutAgency, requestLogin } from '@/lib/agents/login-service';
import { AppError } from '@/lib/platform/http/errors';
import { accept, decline } from '@/lib/requests/leads/offer-service';
import { setOutcome, setWebhook } from '@/lib/requests/leads/office-service';
import { reclaim, takeMoneyBack } from '@/lib/requests/leads/reclaim-service';

interface Sent {
  body: Record<string, unknown>;
  caller: string;
  cookie?: string;
}

export interface Done {
  next?: string;
  /** `null` if it ends */
  session?: Awaited<ReturnType<typeof logInAgency>> | null;
}

/** @throws AppError `unauthorised` (401) */
const inArea =
  (run: (agent: Agent, id: string, body: object) => Promise<void>) =>
  async ({ body, cookie }: Sent): Promise<Done> => {
    const agent = await agentOf(cookie);
    if (!agent) throw new AppError('unauthorised', 'Bitte melden Sie sich noch einmal an.');
    await run(agent, textOrEmpty(body.id), body);
    return {};
  };

const RUNS = {
  anmelden: async ({ body, caller }: Sent): Promise<Done> => {
    await requestLogin(body, caller);
    return {};
  },
  einlassen: async ({ body }: Sent): Promise<Done> => ({
    session: await logInAgency(textOrEmpty(body.token)),
    next: agentRoutes.area,
  }),
  abmelden: async ({ cookie }: Sent): Promise<Done> => {
    await logOutAgency(cookie);
    return { session: null, next: agentRoutes.login };
  },
  annehmen: async ({ body }: Sent): Promise<Done> => {
    await accept(textOrEmpty(body.token));
    return {};
  },
  ablehnen: async ({ body }: Sent): Promise<Done> => {
    await decline(textOrEmpty(body.token));
    return {};
  },
  stand: inArea((agent, id, body) => setOutcome(agent, id, body)),
  reklamieren: inArea((agent, id, body) => reclaim(agent, id, body)),
  'geld-zurueck': inArea(takeMoneyBack),
  software: inArea((agent, _, body) => setWebhook(agent, body)),
};

export type OfficeOperation = keyof typeof RUNS;

/** @throws AppError `unauthorised` (401), `not_found` (404), `conflict` (409), `invalid` (422) */
export async function runOffice(name: string, sent: Sent): Promise<Done> {
  if (!Object.hasOwn(RUNS, name)) throw new AppError('not_found', 'Das gibt es hier nicht');
  return RUNS[name as OfficeOperation](sent);
}
