import type { OwnConsent } from '@/lib/requests/consent/consents';
import { isAboutSale, type RequestKind } from '@/lib/requests/kinds/kinds';

/** Whether a request may be passed on to an agent's office at all, once its owner permits it. */
export const mayBePassedOn = ({ kind, status }: { kind: RequestKind; status: string }) =>
  isAboutSale(kind) && status !== 'cancelled';

/** The permission to be passed on that holds, if one does. */
export const permissionIn = (consents: readonly OwnConsent[]) =>
  consents.find(({ purpose, withdrawnAt }) => purpose === 'partner' && !withdrawnAt);
