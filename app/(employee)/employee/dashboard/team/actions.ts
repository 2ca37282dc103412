'use server';

import { employeeAction } from '@/app/(employee)/employee-action';
import type { FormValues } from '@/lib/platform/form-state';
import {
  addMember,
  changeMember,
  disableMember,
  dropFactorsOfMember,
  enableMember,
  requireOfAll,
  requireOfMember,
  resetMember,
} from '@/lib/auth/accounts/team-service';
import type { LoggedIn } from '@/lib/auth/employee';
import { employeeRoutes } from '@/lib/employee-routes';

const memberAction = (done: string, run: (body: FormValues, by: LoggedIn) => Promise<void>) =>
  employeeAction('office', async (body, by) => {
    await run(body, by);
    return { next: employeeRoutes.teamAfter(done, body.id) };
  });

export const addMemberAction = employeeAction('office', async (body, by) => ({
  told: [(await addMember(body, by)).password],
}));

export const changeMemberAction = memberAction('geaendert', changeMember);

export const disableMemberAction = memberAction('gesperrt', disableMember);

export const enableMemberAction = memberAction('freigegeben', enableMember);

export const resetMemberAction = employeeAction('office', async (body, by) => ({
  told: [await resetMember(body, by)],
}));

export const requireFactorAction = memberAction('faktor', requireOfMember);

export const dropFactorsAction = memberAction('faktor-entfernt', dropFactorsOfMember);

export const requireFactorOfAllAction = memberAction('faktor', requireOfAll);
