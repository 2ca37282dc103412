import { randomUUID } from 'node:crypto';
import { database } from '@/lib/platform/db/client';
import { queuedRequest } from '@/lib/testing/queued-requests';
import { EVERYTHING } from './queue';
import { listRequests } from './service';

/** More than COMMON in ./source-repository.ts */
const VERY_MANY = 10_001;

const found = async (query: string) => {
  const { cards, total } = await listRequests('lead', { ...EVERYTHING, query }, { id: 1 });
  return { names: cards.map(({ name }) => name).sort(), total };
};

beforeAll(async () => {
  const db = await database();
  for (const name of ['Quirin Immer', 'Quirin Nie', 'Vroni Immer']) {
    await queuedRequest('lead', { name });
  }
  const unlisted = Array.from({ length: VERY_MANY }, () => ({
    id: randomUUID(),
    kind: 'lead',
    status: 'pending',
    quarantine: 'honeypot',
  }));
  await db.request.createMany({ data: unlisted });
  await db.searchTerm.createMany({
    data: unlisted.map(({ id: requestId, kind }) => ({ requestId, kind, term: 'immer' })),
  });
});

test.each([
  ['immer', ['Quirin Immer', 'Vroni Immer']],
  ['quirin immer', ['Quirin Immer']],
  ['immer quirin', ['Quirin Immer']],
  ['immer 80331', ['Quirin Immer', 'Vroni Immer']],
  ['quirin 80331', ['Quirin Immer', 'Quirin Nie']],
  ['nie immer', []],
])(
  'among very many that have one of the words, %j finds those that have all',
  async (query, names) => {
    expect(await found(query)).toEqual({ names, total: names.length });
  },
);
