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

  test('is kept as it was said, and shown whole to the person and where the request is opened', async () => {
    const id = await stored();
    const request = await read(id);
    expect(conversationOf(request)).toBe(TOLD);
    for (const told of [factsOf(request), wireOf(request), await findRequests([id])]) {
      expect(JSON.stringify(told)).not.toContain('Provision');
    }
    const detail = await requestDetail(kind, id);
    expect(detail.conversation).toBe(TOLD);
    expect(JSON.stringify({ ...detail, conversation: '' })).not.toContain('Provision');
    expect((await ownersView(request)).answers.at(-1)).toEqual({
      field: 'conversation',
      label: 'Gespräch mit der KI-Beratung',
      text: TOLD,
      value: TOLD,
    });
    const { cards } = await listRequests(kind, { ...EVERYTHING, query: 'notariat' }, { id: 1 });
    expect(cards).toEqual([]);
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

test('a request without one, or of a form that takes none, holds none', async () => {
  const { id } = await newRequest('contact');
  expect((await requestDetail('contact', id)).conversation).toBeUndefined();
  const { answers } = await ownersView(await read(id));
  expect(answers.map(({ field }) => field)).not.toContain('conversation');
  const lead = await newRequest('lead', { conversation: TOLD });
  expect(conversationOf(await read(lead.id))).toBeUndefined();
});
