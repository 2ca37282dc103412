import { REQUEST_KINDS, type RequestKind } from '../../../lib/requests/kinds/kinds';
import { filling, type Insert } from './insert';
import { randomFrom } from './people';
import { AROUND, DETAIL_TABLES, effectsOf, requestOf, termRows } from './rows';

/** Requests that are made before they are written. */
const BATCH = 20_000;

/** Colleagues of the employee who logs in, and that one. */
const EMPLOYEES = [1, 2, 3, 4, 5, 6];

async function fillTable(insert: Insert, type: RequestKind, rows: number): Promise<void> {
  const random = randomFrom(REQUEST_KINDS.indexOf(type) + 1);
  const now = Date.now();
  const terms: ReturnType<typeof termRows> = [];
  for (let start = 0; start < rows; start += BATCH) {
    const length = Math.min(BATCH, rows - start);
    const requests = Array.from({ length }, (_, at) =>
      requestOf(random, { type, index: start + at, now, employees: EMPLOYEES }),
    );
    await insert(
      'Request',
      requests.map(({ row }) => row),
    );
    await insert(
      DETAIL_TABLES[type],
      requests.map(({ row, details }) => ({ requestId: row.id, ...details })),
    );
    const trails = requests.map((request) => effectsOf(random, type, request));
    for (const table of AROUND) {
      const trail = trails.flatMap((each): readonly object[] => each[table]);
      if (trail.length > 0) await insert(table, trail);
    }
    for (const request of requests) terms.push(...termRows(type, request));
  }
  // In the order of the index, which is then written from one end to the other.
  terms.sort((a, b) => (a.term < b.term ? -1 : a.term > b.term ? 1 : 0));
  await insert('SearchTerm', terms);
}

async function addColleagues(insert: Insert): Promise<void> {
  const at = new Date();
  const employee = { role: 'mitarbeiter', passwordHash: '', createdAt: at, updatedAt: at };
  const rows = EMPLOYEES.slice(1).map((id) => ({
    ...employee,
    ...{ id, name: `Mitarbeiter ${id}`, email: `m${id}@portal.example` },
  }));
  await insert('Employee', rows);
}

/** Two years in which each of fifty articles was read every day. */
async function fillReads(insert: Insert): Promise<void> {
  const slugs = Array.from({ length: 50 }, (_, index) => `artikel-${index}`);
  const days = Array.from({ length: 730 }, (_, back) =>
    new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10),
  );
  await insert(
    'ArticleViewsDay',
    days.flatMap((day) => slugs.map((slug) => ({ day, slug, count: 7 }))),
  );
}

const [url = '', rows = ''] = process.argv.slice(2);

void filling(url, async (insert) => {
  await addColleagues(insert);
  await fillReads(insert);
  for (const type of REQUEST_KINDS) {
    await fillTable(insert, type, Number(rows));
    console.log(`  ${DETAIL_TABLES[type]}: ${rows}`);
  }
});
