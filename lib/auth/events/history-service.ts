import 'server-only';
import { employeeName } from '../employee';
import { employeeNames } from '../name-repository';
import { tellEvents } from './account-event';
import { findEvents } from './repository';

const LIMIT = 200;

const OTHERS: Record<string, string> = { command: 'Konsole', stranger: 'Unbekannt' };

const idOf = (actor: string) => Number(/^employee:(\d+)$/.exec(actor)?.[1]) || null;

export async function accountHistory(accountId: number) {
  const told = tellEvents(await findEvents(accountId, LIMIT));
  const names = await employeeNames(told.map(({ actor }) => idOf(actor)));
  return told.map(({ actor, ...event }) => {
    const id = idOf(actor);
    return { ...event, who: id ? employeeName(id, names) : (OTHERS[actor] ?? actor) };
  });
}
