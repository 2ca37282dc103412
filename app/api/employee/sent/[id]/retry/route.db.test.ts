import { randomUUID } from 'node:crypto';
import { loggedIn, storedEmployee } from '@/lib/testing/employee-login';
import { queuedMail, storedMail } from '@/lib/testing/queued-mail';
import { setSecret } from '@/lib/testing/secret';
import { POST } from './route';

setSecret();

const refusedMail = () => queuedMail({ status: 'rejected', attempts: 1, failure: '550' });

const ask = async (id: string, headers: Record<string, string>) =>
  POST(
    new Request(`http://localhost:3000/api/employee/sent/${id}/retry`, {
      method: 'POST',
      headers: { origin: 'http://localhost:3000', host: 'localhost:3000', ...headers },
    }),
    { params: Promise.resolve({ id }) },
  );

test('a failed mail is set going again, and the answer says so in a sentence', async () => {
  const { id } = await refusedMail();
  const response = await ask(id, await loggedIn(await storedEmployee()));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    message: 'Die E-Mail wird nicht verschickt. Das Portal verschickt zurzeit keine E-Mails.',
  });
});

test.each([
  ['an unknown id', async () => randomUUID(), 404],
  ['what is no id', async () => "1' OR '1", 404],
  ['a mail that waits', async () => (await queuedMail()).id, 409],
  ['a mail that was sent', async () => (await queuedMail({ status: 'sent' })).id, 409],
  ['a mail that is held back', async () => (await queuedMail({ status: 'held' })).id, 409],
])('%s is refused', async (_what, mail, status) => {
  const response = await ask(await mail(), await loggedIn(await storedEmployee()));
  expect(response.status).toBe(status);
  expect((await response.json()).error).toMatch(/^[A-ZÄÖÜ].*\.$/);
});

test('without a login it is refused', async () => {
  const { id } = await refusedMail();
  expect((await ask(id, {})).status).toBe(401);
  expect(await storedMail(id)).toMatchObject({ status: 'rejected' });
});
