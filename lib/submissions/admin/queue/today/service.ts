import 'server-only';
import { pageOf } from '@/lib/platform/page';
import { contactKeys } from '@/lib/submissions/reference';
import { type ContactKeys, hasSameKey } from '@/lib/submissions/person/person';
import { endingSoon } from '@/lib/submissions/leads/clock';
import type { SubmissionCard } from '../../submission/submission';
import { PAGE_LENGTH } from '../queue';
import { capped } from '../repository';
import { cardsOf } from '../service';
import { countDue, findDue, findEnding } from './repository';
import { MOST_DUE, type TodayDue, type TodayQuery } from './today';

function byPerson(cards: readonly SubmissionCard[]): SubmissionCard[][] {
  const people: (SubmissionCard & ContactKeys)[][] = [];
  for (const card of cards) {
    const known = { ...card, ...contactKeys(card) };
    const person = people.find((each) => each.some((other) => hasSameKey(known, other)));
    if (person) person.push(known);
    else people.push([known]);
  }
  return people;
}

export const listEnding = async (now: Date): Promise<SubmissionCard[]> =>
  cardsOf(await findEnding(now, endingSoon(now)));

/** A page beyond the last shows the last. */
export async function listDue(
  { page: asked, ...query }: TodayQuery,
  viewer: { id: number },
  { now = new Date(), length = PAGE_LENGTH } = {},
): Promise<TodayDue> {
  const wanted = { ...query, viewer: viewer.id };
  const [due, overdue] = await Promise.all([
    countDue(wanted, MOST_DUE + 1),
    countDue(wanted, MOST_DUE + 1, now),
  ]);
  const { page, pages, skip } = pageOf(asked, Math.min(due, MOST_DUE), length);
  const ids = await findDue(wanted, { take: length, skip });
  return {
    people: byPerson(await cardsOf(ids)),
    due: capped(due, MOST_DUE),
    overdue: capped(overdue, MOST_DUE),
    page,
    pages,
  };
}
