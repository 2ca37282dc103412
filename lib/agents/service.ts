import 'server-only';
import { pageOf } from '@/lib/platform/page';
import { isUniqueViolation } from '@/lib/platform/db/errors';
import { AppError } from '@/lib/platform/http/errors';
import { signalWork } from '@/lib/platform/jobs/work-signal';
import { parse } from '@/lib/platform/validation/parse';
import { isUuid } from '@/lib/platform/validation/uuid';
import { type Agent, conflictingAreas } from './agent';
import { countAgents, findAgent, findAgents, protectedAreas, storeAgent } from './repository';
import { agentSchema } from './schema';

/** Offices on a page of their list. */
const PAGE_LENGTH = 50;

/** The offices by their names, a page of them. @param asked from 1; beyond the last it is the last */
export async function listAgents(asked: number) {
  const total = await countAgents();
  const { skip, ...shown } = pageOf(asked, total, PAGE_LENGTH);
  return { agents: await findAgents(skip, PAGE_LENGTH), total, ...shown };
}

/**
 * An office.
 * @throws AppError `not_found` (404)
 */
export async function openAgent(id: string): Promise<Agent> {
  const agent = isUuid(id) ? await findAgent(id) : null;
  if (agent) return agent;
  throw new AppError('not_found', 'Dieses Büro gibt es nicht.');
}

const refused = (field: string, message: string) =>
  new AppError('invalid', 'Bitte die markierten Angaben prüfen.', { fields: { [field]: message } });

/**
 * Writes down an office, a new one or one that is known.
 * @param employeeId who has looked at the licence, if that is said now
 * @returns its id
 * @throws AppError `not_found` (404), `invalid` (422) also where an area is protected for another office or
 *   the address belongs to one, `conflict` (409) where it has changed since it was read
 */
export async function saveAgent(body: unknown, employeeId: number, id?: string): Promise<string> {
  const { licenceChecked, areas, isProtected, version, ...input } = parse(agentSchema, body);
  const before = id ? await openAgent(id) : undefined;
  const isSameLicence = before?.licenceCheckedAt && before.licence === (input.licence ?? null);
  const checked = isSameLicence
    ? { licenceCheckedAt: before.licenceCheckedAt, licenceCheckedBy: before.licenceCheckedBy }
    : { licenceCheckedAt: new Date(), licenceCheckedBy: employeeId };
  const own = areas.map((prefix) => ({ prefix, isProtected }));
  try {
    const stored = await storeAgent(
      {
        ...{ id, version, areas: own },
        ...{ ...input, phone: input.phone ?? null, package: input.package ?? null },
        ...{ licence: input.licence ?? null, licenceAuthority: input.licenceAuthority ?? null },
        ...(licenceChecked ? checked : { licenceCheckedAt: null, licenceCheckedBy: null }),
      },
      async (tx, stored) => {
        const others = await protectedAreas(stored, tx);
        const [taken] = conflictingAreas(own, others);
        if (taken === undefined) return;
        const office = others.find(
          ({ prefix }) =>
            conflictingAreas(
              [{ prefix: taken, isProtected: true }],
              [{ prefix, isProtected: true }],
            ).length > 0,
        )?.office;
        throw refused('areas', `Das Gebiet ${taken} ist schon für ${office} geschützt`);
      },
    );
    if (stored) {
      signalWork();
      return stored;
    }
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw refused('email', 'Unter dieser Adresse gibt es schon ein Büro');
  }
  throw new AppError(
    'conflict',
    'Jemand hat dieses Büro inzwischen geändert. Bitte laden Sie die Seite neu.',
  );
}
