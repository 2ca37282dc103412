import 'server-only';
import { z } from 'zod';
import { forgetDeleted } from '@/lib/platform/db/compact';
import { eraseQuietly } from '@/lib/submissions/retention/erase';
import { operation } from './operation';

export const release = operation(
  z.object({}),
  (_, { submission: { quarantine } }) => ({
    action: 'released',
    before: { quarantine },
    columns: { quarantine: null },
    releases: true,
    message: 'Die Anfrage ist freigegeben.',
  }),
  { isForQuarantine: true },
);

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
