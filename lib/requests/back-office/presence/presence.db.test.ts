import { addSeconds } from 'date-fns/addSeconds';
import { randomUUID } from 'node:crypto';
import { storedEmployee } from '@/lib/testing/employee-login';
import { queuedRequest } from '@/lib/testing/queued-requests';
import { sayPresence } from './service';

const now = new Date();

test('colleagues hear who has a request open, until that ends or nothing is heard any more', async () => {
  const [karin, jonas] = [
    await storedEmployee({ name: 'Karin' }),
    await storedEmployee({ name: 'Jonas' }),
  ];
  const [first, second] = [await queuedRequest('lead'), await queuedRequest('contact')];
  const seenByJonas = async (at = now) => (await sayPresence({ open: null }, jonas, at)).others;
  expect((await sayPresence({ open: first }, karin, now)).others[first]).toBeUndefined();
  expect(await seenByJonas()).toMatchObject({ [first]: ['Karin'] });
  await sayPresence({ open: second }, karin, now);
  expect((await seenByJonas())[first]).toBeUndefined();
  expect(await seenByJonas()).toMatchObject({ [second]: ['Karin'] });
  expect((await seenByJonas(addSeconds(now, 31)))[second]).toBeUndefined();
  await sayPresence({}, karin, now);
  expect((await seenByJonas())[second]).toBeUndefined();
});

test('a request that is gone is nobody’s, and what is no id is refused', async () => {
  const karin = await storedEmployee();
  await sayPresence({ open: randomUUID() }, karin, now);
  await expect(sayPresence({ open: 'x' }, karin, now)).rejects.toMatchObject({ status: 422 });
});
