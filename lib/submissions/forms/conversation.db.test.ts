import { EVERYTHING } from '@/lib/submissions/admin/queue/queue';
import { listSubmissions } from '@/lib/submissions/admin/queue/service';
import { submissionDetail } from '@/lib/submissions/admin/submission/service';
import { correctionFields } from '@/lib/submissions/owner/correction/fields';
import { storeCorrection } from '@/lib/submissions/owner/correction/repository';
import { ownersView } from '@/lib/submissions/owner/view';
import {
  KINDS,
  conversationOf,
  correctedDetails,
  factsOf,
  wireOf,
} from '@/lib/submissions/kinds/kinds';
import { findSubmission, findSubmissions } from '@/lib/submissions/repository';
import { newSubmission } from '@/lib/testing/admin';

const TOLD =
  'Sie: Was kostet ein Verkauf?\n\nAntwort: Das hängt ab:\n\n- von der <b>Provision</b>\n- vom Notariat';

const FORMS = ['callback', 'contact'] as const;

const read = async (id: string) => (await findSubmission(id))!;

describe.each(FORMS)('a conversation that was sent along with a %s', (kind) => {
  const stored = async () => (await newSubmission(kind, { conversation: TOLD })).id;

  test('is kept as it was said, and shown whole to the person and where the submission is opened', async () => {
    const id = await stored();
    const submission = await read(id);
    expect(conversationOf(submission)).toBe(TOLD);
    for (const told of [factsOf(submission), wireOf(submission), await findSubmissions([id])]) {
      expect(JSON.stringify(told)).not.toContain('Provision');
    }
    const detail = await submissionDetail(kind, id);
    expect(detail.conversation).toBe(TOLD);
    expect(JSON.stringify({ ...detail, conversation: '' })).not.toContain('Provision');
    expect((await ownersView(submission)).answers.at(-1)).toEqual({
      field: 'conversation',
      label: 'Gespräch mit der KI-Beratung',
      text: TOLD,
      value: TOLD,
    });
    const { cards } = await listSubmissions(kind, { ...EVERYTHING, query: 'notariat' }, { id: 1 });
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

test('a submission without one, or of a form that takes none, holds none', async () => {
  const { id } = await newSubmission('contact');
  expect((await submissionDetail('contact', id)).conversation).toBeUndefined();
  const { answers } = await ownersView(await read(id));
  expect(answers.map(({ field }) => field)).not.toContain('conversation');
  const lead = await newSubmission('lead', { conversation: TOLD });
  expect(conversationOf(await read(lead.id))).toBeUndefined();
});
