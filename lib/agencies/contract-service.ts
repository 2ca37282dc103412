import 'server-only';
import { z } from 'zod';
import { signalWork } from '@/lib/platform/jobs/work-signal';
import { parse } from '@/lib/platform/validation/fields';
import type { Agency } from './agency';
import type { ContractChange } from './contract';
import { storeContractChange } from './contract-repository';

const changeSchema = z.object({
  change: z.enum(['pause', 'resume', 'notice'] satisfies ContractChange[]),
  version: z.coerce.number().int(),
  month: z.string(),
});

/** @throws AppError `invalid` (422), `conflict` (409) if it has changed, or it is not possible */
export async function changeContract({ id }: Agency, body: unknown): Promise<void> {
  const { change, ...shown } = parse(changeSchema, body);
  await storeContractChange({ id, ...shown }, change, new Date());
  signalWork();
}
