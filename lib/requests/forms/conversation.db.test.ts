import { EVERYTHING } from '@/lib/requests/back-office/queue/queue';
import { listRequests } from '@/lib/requests/back-office/queue/service';
import { requestDetail } from '@/lib/requests/back-office/request/service';
import { correctionFields } from '@/lib/requests/owner/correction/fields';
import { storeCorrection } from '@/lib/requests/owner/correction/repository';
import { ownersView } from '@/lib/requests/owner/view';
import { conversationOf, correctedDetails, factsOf, wireOf } from '@/lib/requests/answers';
import { KINDS } from '@/lib/requests/kinds/kinds';
import { findRequest, findRequests } from '@/lib/requests/repository';
import { newRequest } from '@/lib/testing/back-office';
import { setSecret } from '@/lib/testing/secret';

setSecret();

const TOLD =
  'Sie: Was kostet ein Verkauf?\n\nAntwort: Das hängt ab:\n\n- von der <b>Provision</b>\n- vom Notariat';

const FORMS = ['callback', 'contact'] as const;

const read = async (id: string) => (await findRequest(id))!;

describe.each(FORMS)('a conversation that was sent along with a %s', (kind) => {
  const stored = async () => (await newRequest(kind, { conversation: TOLD })).id;

  test('is kept as it was said, and stands neither among the answers nor in lists', async () => {
    const request = await read(await stored());
    expect(conversationOf(request)).toBe(TOLD);
    for (const told of [factsOf(request), wireOf(request), await findRequests([request.id])]) {
      expect(JSON.stringify(told)).not.toContain('Provision');
    }
  });

  test('is shown in the back-office where the request is opened', async () => {
    const detail = await requestDetail(kind, await stored());
    expect(detail.conversation).toBe(TOLD);
    expect(JSON.stringify({ ...detail, conversation: '' })).not.toContain('Provision');
  });

  test('is not searched', async () => {
    await stored();
    const { cards } = await listRequests(kind, { ...EVERYTHING, query: 'notariat' }, { id: 1 });
    expect(cards).toEqual([]);
  });

  test('is shown to the person whole', async () => {
    const { answers } = await ownersView(await read(await stored()));
    expect(answers.at(-1)).toEqual({
      field: 'conversation',
      label: 'Gespräch mit der KI-Beratung',
      text: TOLD,
      value: TOLD,
    });
  });

  test('stays as it is when the rest is corrected', async () => {
    const id = await stored();
    const view = await ownersView(await read(id));
    expect(correctionFields(view).map(({ name }) => name)).not.toContain('conversation');
    const answers = KINDS[kind].correction.parse({
      name: 'Ida Neu',
      email: 'ida@beispiel.de',
      phone: '0911 1234',
      message: 'Eine andere Nachricht',
      conversation: 'Sie: Etwas anderes',
    });
    expect(answers).not.toHaveProperty('conversation');
    const details = correctedDetails(kind, answers);
    const person = { name: 'Ida Neu', email: 'ida@beispiel.de', phone: null };
    await storeCorrection({ kind, id }, { person, details, changed: ['name', 'email'] });
    expect(await read(id)).toMatchObject(person);
    expect(conversationOf(await read(id))).toBe(TOLD);
  });
});

test.each(FORMS)('a %s without one holds none', async (kind) => {
  const { id } = await newRequest(kind);
  expect(conversationOf(await read(id))).toBeUndefined();
  expect((await requestDetail(kind, id)).conversation).toBeUndefined();
  const { answers } = await ownersView(await read(id));
  expect(answers.map(({ field }) => field)).not.toContain('conversation');
});

test.each(['valuation', 'lead', 'inquiry'] as const)('a %s knows of none', async (kind) => {
  const { id } = await newRequest(kind, { conversation: TOLD });
  expect(conversationOf(await read(id))).toBeUndefined();
});

test('a call that was asked for in the conversation says so in the list', async () => {
  const sent = await newRequest('callback', { source: 'adviser', conversation: TOLD });
  const { cards } = await listRequests('callback', { ...EVERYTHING, query: '' }, { id: 1 });
  const card = cards.find(({ id }) => id === sent.id);
  expect(card?.summary).toMatch(/ · aus der KI-Beratung$/);
  expect(JSON.stringify(cards)).not.toContain('Provision');
});
