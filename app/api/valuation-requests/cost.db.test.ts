import { nextAddress, poster } from '@/lib/testing/api-posts';
import { countOf } from '@/lib/testing/rows';
import { askedDuring } from '@/lib/testing/statements';
import { valuationBody } from '@/lib/testing/valuation-factory';
import { POST } from './route';

/** Per post, with the statements of its transactions. Raise them only on purpose. */
const MOST = { sqlite: { statements: 10, rows: 2 }, postgresql: { statements: 5, rows: 2 } };

const post = poster('/api/valuation-requests', POST);

async function send() {
  const body = valuationBody({ email: `${crypto.randomUUID()}@beispiel.de` });
  expect((await post(body, {}, nextAddress())).status).toBe(201);
}

test('a post asks the database no more than it is known to', async () => {
  await send();
  const before = await countOf('valuation');
  const { statements, rows } = await askedDuring(send);
  expect({ statements: statements.length, rows }).toEqual(MOST[databaseProvider]);
  expect(await countOf('valuation')).toBe(before + 1);
});
