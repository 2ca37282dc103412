import 'server-only';
import { z } from 'zod';
import { forgetDeleted } from '@/lib/platform/db/compact';
import { eraseQuietly } from '@/lib/requests/retention/erase';
import { operation } from './operation';

/** Lets a request into the queue that a spam check had set aside, and its mails out. */
export const release = operation(
  z.object({}),
  (_, { request: { quarantine } }) => ({
    action: 'released',
    before: { quarantine },
    columns: { quarantine: null },
    releases: true,
    message: 'Die Anfrage ist freigegeben.',
  }),
  { isForQuarantine: true },
);

/** Deletes a request that is spam, as the daily deletion would in the end. */
export const rejection = operation(
  z.object({}),
  () => ({ action: 'rejected', message: 'Die Anfrage ist gelöscht.' }),
  {
    isForQuarantine: true,
    afterwards: async (id) => {
      const filter = { quarantine: { not: null } } as const;
      if (await eraseQuietly(id, { requestedBy: 'retention', filter })) await forgetDeleted();
    },
  },
);
