import { termsOf } from '../../../lib/back-office/search/terms';
import { TABLE_NAMES } from '../../../lib/back-office/queue/tables';
import { SUBJECT_TYPES, type SubjectType } from '../../../lib/submissions/subject';
import { filling, type Insert } from './insert';
import { randomFrom } from './people';
import { requestOf, effectsOf, type Request } from './rows';

/** Requests that are made before they are written. */
const BATCH = 20_000;

/** Colleagues of the employee who logs in, and that one. */
const EMPLOYEES = [1, 2, 3, 4, 5, 6];

/** What a request is found by; what its form does not ask is left out. */
function termRows(type: SubjectType, { row, person }: Request) {
  if (row.quarantine) return [];
  const found = {
    ...{ postalCode: null, postalArea: null, office: null, reference: null },
    ...row,
    ...{ name: person.name, email: person.email },
    phone: type === 'contact' ? null : person.phone,
  };
  return termsOf(found).map((term) => ({ subjectType: type, term, subjectId: row.id }));
}

async function fillTable(insert: Insert, type: SubjectType, rows: number): Promise<void> {
  const random = randomFrom(SUBJECT_TYPES.indexOf(type) + 1);
  const now = Date.now();
  const terms: ReturnType<typeof termRows> = [];
  for (let start = 0; start < rows; start += BATCH) {
    const length = Math.min(BATCH, rows - start);
    const requests = Array.from({ length }, (_, at) =>
      requestOf(random, { type, index: start + at, now, employees: EMPLOYEES }),
    );
    await insert(
      TABLE_NAMES[type],
      requests.map(({ row }) => row),
    );
    const trails = requests.map((request) => effectsOf(random, type, request));
    for (const table of ['RequestEvent', 'OutboxMessage', 'ContactWish'] as const) {
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

const [url = '', rows = ''] = process.argv.slice(2);

void filling(url, async (insert) => {
  await addColleagues(insert);
  for (const type of SUBJECT_TYPES) {
    await fillTable(insert, type, Number(rows));
    console.log(`  ${TABLE_NAMES[type]}: ${rows}`);
  }
});
