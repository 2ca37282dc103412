import { listRequests } from '@/lib/back-office/queue/service';
import { EVERYTHING } from '@/lib/back-office/queue/queue';
import { findRows } from '@/lib/back-office/request/rows/repository';
import { requestDetail } from '@/lib/back-office/request/service';
import { correctionFields } from '@/lib/own-request/correction/fields';
import { storeCorrection } from '@/lib/own-request/correction/repository';
import { CORRECTIONS } from '@/lib/own-request/correction/schemas';
import { viewOf } from '@/lib/own-request/view/view';
import { newRequest } from '@/lib/testing/back-office';
import { setSecret } from '@/lib/testing/secret';
import { findSubject } from '../repository';
import { findConversation } from './repository';

setSecret();

const TOLD =
  'Sie: Was kostet ein Verkauf?\n\nAntwort: Das hängt ab:\n\n- von der <b>Provision</b>\n- vom Notariat';

const FORMS = ['callback', 'contact'] as const;

describe.each(FORMS)('a conversation that was sent along with a %s', (type) => {
  const stored = () => newRequest(type, { conversation: TOLD });
  const subjectOf = async (reference: Awaited<ReturnType<typeof stored>>) =>
    (await findSubject(reference))!;

  test('is kept as it was said, and read by itself alone', async () => {
    const reference = await stored();
    expect(await findConversation(reference)).toBe(TOLD);
    expect(JSON.stringify(await subjectOf(reference))).not.toContain('Provision');
    const rows = await findRows(type, [reference.subjectId]);
    expect(JSON.stringify(rows)).not.toContain('Provision');
  });

  test('is shown in the back-office where the request is opened', async () => {
    const detail = await requestDetail(type, (await stored()).subjectId);
    expect(detail.conversation).toBe(TOLD);
    expect(JSON.stringify({ ...detail, conversation: '' })).not.toContain('Provision');
  });

  test('is not searched', async () => {
    await stored();
    const { cards } = await listRequests(type, { ...EVERYTHING, query: 'notariat' }, { id: 1 });
    expect(cards).toEqual([]);
  });

  test('is shown to the person whole', async () => {
    const { answers } = await viewOf(await subjectOf(await stored()));
    expect(answers.at(-1)).toEqual({
      field: 'conversation',
      label: 'Gespräch mit der KI-Beratung',
      text: TOLD,
      value: TOLD,
    });
  });

  test('stays as it is when the rest is corrected', async () => {
    const reference = await stored();
    const view = await viewOf(await subjectOf(reference));
    expect(correctionFields(view).map(({ name }) => name)).not.toContain('conversation');
    const answers = CORRECTIONS[type].parse({
      name: 'Ida Neu',
      email: 'ida@beispiel.de',
      phone: '0911 1234',
      message: 'Eine andere Nachricht',
      conversation: 'Sie: Etwas anderes',
    });
    expect(answers).not.toHaveProperty('conversation');
    await storeCorrection({ ...reference, subjectType: type } as never, answers as never, {
      changed: ['name'],
    });
    expect(await findConversation(reference)).toBe(TOLD);
  });
});

test.each(FORMS)('a %s without one holds none', async (type) => {
  const reference = await newRequest(type);
  expect(await findConversation(reference)).toBeUndefined();
  expect((await requestDetail(type, reference.subjectId)).conversation).toBeUndefined();
  const { answers } = await viewOf((await findSubject(reference))!);
  expect(answers.map(({ field }) => field)).not.toContain('conversation');
});

test.each(['valuation', 'lead', 'inquiry'] as const)('a %s knows of none', async (type) => {
  const reference = await newRequest(type, { conversation: TOLD });
  expect(await findConversation(reference)).toBeUndefined();
});

test('a call that was asked for in the conversation says so in the list', async () => {
  const { subjectId } = await newRequest('callback', { source: 'adviser', conversation: TOLD });
  const { cards } = await listRequests('callback', { ...EVERYTHING, query: '' }, { id: 1 });
  const card = cards.find(({ id }) => id === subjectId);
  expect(card?.summary).toMatch(/ · aus der KI-Beratung$/);
  expect(JSON.stringify(cards)).not.toContain('Provision');
});
