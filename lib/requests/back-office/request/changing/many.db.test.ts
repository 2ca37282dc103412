import { storedEmployee } from '@/lib/testing/employee-login';
import { queuedRequest } from '@/lib/testing/queued-requests';
import { requestDetail } from '../service';
import { changeMany } from './many-service';
import { changeRequest } from './service';

let karin: Awaited<ReturnType<typeof storedEmployee>>;
let jonas: typeof karin;
beforeAll(async () => {
  karin = await storedEmployee({ name: 'Karin' });
  jonas = await storedEmployee({ name: 'Jonas' });
});

const state = async (id: string) => {
  const { status, assignee } = await requestDetail(undefined, id);
  return [status, assignee?.id ?? null];
};

test('many of several kinds get a holder, and one undo gives each back to the former one', async () => {
  const lead = await queuedRequest('lead', { assignedTo: jonas.id });
  const message = await queuedRequest('contact');
  const changes = [
    { type: 'lead', id: lead, version: 1, assignedTo: karin.id },
    { type: 'contact', id: message, version: 1, assignedTo: karin.id },
  ];
  const { done, failed } = await changeMany({ changes }, karin);
  expect(failed).toEqual([]);
  expect([await state(lead), await state(message)]).toEqual([
    ['pending', karin.id],
    ['unread', karin.id],
  ]);
  await changeMany({ changes: done.map(({ before, ...each }) => ({ ...each, ...before })) }, karin);
  expect([await state(lead), await state(message)]).toEqual([
    ['pending', jonas.id],
    ['unread', null],
  ]);
});

test('what a colleague has changed meanwhile is left alone and told, the rest is done', async () => {
  const [first, second] = [await queuedRequest('lead'), await queuedRequest('lead')];
  await changeRequest('lead', first, { status: 'contacted', version: 1 }, jonas);
  const change = { type: 'lead', version: 1, status: 'completed' };
  const changes = [first, second].map((id) => ({ ...change, id }));
  const { done, failed } = await changeMany({ changes }, karin);
  expect(done).toMatchObject([{ id: second, before: { status: 'pending' } }]);
  expect(failed).toEqual([{ id: first, message: expect.stringContaining('Jonas') }]);
  expect([await state(first), await state(second)]).toEqual([
    ['contacted', null],
    ['completed', null],
  ]);
});

test('a status that was taken back brings back what was due', async () => {
  const id = await queuedRequest('callback');
  const { due } = await requestDetail('callback', id);
  const change = { type: 'callback', id, version: 1, status: 'completed' };
  const { done } = await changeMany({ changes: [change] }, karin);
  expect((await requestDetail('callback', id)).due).toBeUndefined();
  await changeMany({ changes: done.map(({ before, ...each }) => ({ ...each, ...before })) }, karin);
  expect((await requestDetail('callback', id)).due).toEqual(due);
});

test('an account that is disabled, unknown or of an editor gets nothing', async () => {
  const id = await queuedRequest('lead');
  const gone = await storedEmployee({ disabledAt: new Date() });
  const editor = await storedEmployee({ role: 'redaktion' });
  for (const assignedTo of [gone.id, editor.id, 999_999]) {
    const changes = [{ type: 'lead', id, version: 1, assignedTo }];
    const { failed } = await changeMany({ changes }, karin);
    expect(failed).toEqual([{ id, message: 'Dieses Konto bearbeitet keine Anfragen mehr.' }]);
  }
  expect(await state(id)).toEqual(['pending', null]);
});

test.each([
  [{}],
  [{ changes: [] }],
  [{ changes: Array.from({ length: 51 }, () => ({ type: 'lead', id: 'a', version: 1 })) }],
  [{ changes: [{ type: 'haus', id: 'a', version: 1 }] }],
  [{ changes: [{ type: 'lead', id: 'a', version: 'x' }] }],
])('%j is refused', async (body) => {
  await expect(changeMany(body, karin)).rejects.toMatchObject({ status: 422 });
});
