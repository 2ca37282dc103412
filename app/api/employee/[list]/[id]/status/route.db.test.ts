import type { Employee } from '@/lib/auth/employee';
import { performOperation } from '@/lib/submissions/admin/actions/service';
import { assignSubmission } from '@/lib/submissions/admin/submission/changing/service';
import { submissionDetail } from '@/lib/submissions/admin/submission/service';
import { findSubmission } from '@/lib/submissions/repository';
import { database } from '@/lib/platform/db/client';
import { NO_WISH } from '@/lib/submissions/contact-wish/contact-wish';
import { KINDS, type SubmissionKind } from '@/lib/submissions/kinds/kinds';
import { storeWish } from '@/lib/submissions/owner/repository';
import { callAs } from '@/lib/testing/employee-calls';
import { storedEmployee } from '@/lib/testing/employee-login';
import { queuedSubmission } from '@/lib/testing/queued-submissions';
import { PUT } from './route';

let karin: Employee;
let jonas: Employee;

beforeAll(async () => {
  karin = await storedEmployee({ name: 'Karin Beispiel' });
  jonas = await storedEmployee({ name: 'Jonas Muster' });
});

const put = (list: string, id: string, body: unknown, employee: Employee | undefined = karin) =>
  callAs(PUT, {
    employee,
    method: 'PUT',
    body,
    params: { list, id },
    path: `/api/employee/${list}/${id}/status`,
  } as const);

const putNow = async (list: string, id: string, body: object, employee?: Employee) => {
  const version = (await findSubmission(id))?.version;
  return put(list, id, { version, ...body }, employee);
};

const putOk = async (list: string, id: string, body: object, employee?: Employee) => {
  const response = await putNow(list, id, body, employee);
  expect(response.status).toBe(200);
  return response.json();
};

const eventsOf = async (submissionId: string) => {
  const db = await database();
  return db.submissionEvent.findMany({ where: { submissionId }, orderBy: { createdAt: 'asc' } });
};

const TYPES = Object.keys(KINDS) as SubmissionKind[];

describe.each(TYPES)('a %s', (type) => {
  const { segment, note, progress } = KINDS[type];
  const { all: statuses, ended } = progress;
  const { field: noteField } = note;

  test('takes each of its statuses, and a note that stays until an empty one is sent', async () => {
    const id = await queuedSubmission(type);
    const { due } = await submissionDetail(type, id);
    for (const status of statuses) {
      const changed = await putOk(segment, id, { status, [noteField]: ` Zu\n${status} ` });
      expect(changed).toMatchObject({ id, status, [noteField]: `Zu\n${status}` });
    }
    await putOk(segment, id, { status: ended[0], [noteField]: 'Zu' });
    expect((await submissionDetail(type, id)).due).toBeUndefined();
    const opened = await putOk(segment, id, { status: statuses[0] });
    expect(opened).toMatchObject({ [noteField]: 'Zu' });
    await putOk(segment, id, { status: statuses[0], [noteField]: '' });
    expect(await submissionDetail(type, id)).toMatchObject({ note: '', due });
  });

  test('says at the field what it does not take', async () => {
    const id = await queuedSubmission(type);
    const other = type === 'contact' ? 'pending' : 'unread';
    for (const status of [other, undefined, 'toString']) {
      const response = await putNow(segment, id, { status });
      expect(response.status).toBe(422);
      const { fields } = await response.json();
      expect(fields).toEqual({ status: 'Bitte wählen Sie einen gültigen Status' });
    }
  });
});

describe('a status that is taken back', () => {
  const due = { dueAt: new Date('2030-11-25T09:30:00Z'), dueFor: 'callback' };

  test.each([
    ['a call that was arranged', 'callback', 'completed', due],
    ['the next try after a call in vain', 'lead', 'contacted', { ...due, dueFor: 'first_contact' }],
  ] as const)('brings back %s', async (_, type, status, planned) => {
    const id = await queuedSubmission(type, planned);
    const { segment } = KINDS[type];
    await putOk(segment, id, { status });
    await putOk(segment, id, { status, notes: 'Notiz' }, jonas);
    expect((await submissionDetail(type, id)).due).toBeUndefined();
    await putOk(segment, id, { status: 'pending' });
    expect((await submissionDetail(type, id)).due).toEqual({
      at: planned.dueAt,
      for: planned.dueFor,
    });
  });

  test('brings back nothing once the submission has gone on', async () => {
    const id = await queuedSubmission('callback', due);
    await putOk('callbacks', id, { status: 'contacted' });
    await putOk('callbacks', id, { status: 'completed' });
    await putOk('callbacks', id, { status: 'cancelled' });
    await putOk('callbacks', id, { status: 'contacted' });
    expect((await submissionDetail('callback', id)).due).toBeUndefined();
  });
});

describe('what is written down', () => {
  test.each([
    ['too long', 'a'.repeat(5001)],
    ['with NUL', 'a\u0000b'],
    ['a number', 7],
  ])('%s is refused', async (_, notes) => {
    const id = await queuedSubmission('lead');
    const response = await putNow('leads', id, { status: 'pending', notes });
    expect(response.status).toBe(422);
    expect((await response.json()).fields).toHaveProperty('notes');
    expect((await submissionDetail('lead', id)).note).toBe('');
  });

  test('may have 5000 characters, and does not touch the remark of an owner', async () => {
    const id = await queuedSubmission('valuation');
    const notes = 'ä'.repeat(5000);
    const changed = await putOk('valuations', id, { status: 'pending', notes });
    expect(changed).toMatchObject({ notes, ownerRemark: 'Mit Einliegerwohnung' });
  });
});

test.each([[], { status: 'pending', version: 'x' }, { status: 'pending', version: 0 }])(
  'the body %j is refused',
  async (body) => {
    expect((await put('leads', await queuedSubmission('lead'), body)).status).toBe(422);
  },
);

test('an unknown submission, one of another kind and an unknown list are not found', async () => {
  const lead = await queuedSubmission('lead');
  for (const [list, id] of [
    ['leads', crypto.randomUUID()],
    ['leads', "' OR 1=1"],
    ['x', lead],
    ['callbacks', lead],
  ] as const) {
    expect((await put(list, id, { status: 'pending' })).status).toBe(404);
  }
});

test('one in quarantine has to be released first', async () => {
  const id = await queuedSubmission('lead', { quarantine: 'honeypot' });
  const response = await putNow('leads', id, { status: 'completed' });
  expect(response.status).toBe(409);
  expect((await response.json()).error).toContain('Quarantäne');
});

describe('the audit trail', () => {
  test('holds who changed what, before and after, and nothing else', async () => {
    const id = await queuedSubmission('lead', { notes: 'Alt' });
    await putOk('leads', id, { status: 'contacted', notes: 'Alt' });
    await putOk('leads', id, { status: 'contacted', notes: 'Neu' });
    await putOk('leads', id, { status: 'completed', notes: 'Fertig' });
    const actor = `employee:${karin.id}`;
    expect(await eventsOf(id)).toMatchObject([
      {
        actor,
        action: 'status-changed',
        before: { status: 'pending' },
        after: { status: 'contacted' },
      },
      { actor, action: 'noted', before: { notes: 'Alt' }, after: { notes: 'Neu' } },
      {
        actor,
        action: 'status-changed',
        before: { status: 'contacted', notes: 'Neu' },
        after: { status: 'completed', notes: 'Fertig' },
      },
    ]);
  });

  test('holds nothing where nothing changes, not even on an old version', async () => {
    const id = await queuedSubmission('lead', { version: 3 });
    expect(await putOk('leads', id, { status: 'pending', notes: '', version: 1 })).toMatchObject({
      version: 3,
    });
    expect(await eventsOf(id)).toEqual([]);
  });
});

describe('two employees at once', () => {
  test('both notes survive: the second is shown the first', async () => {
    const id = await queuedSubmission('lead');
    const first = { status: 'contacted', notes: 'Von Karin', version: 1 };
    const second = { status: 'completed', notes: 'Von Jonas', version: 1 };
    expect(await putOk('leads', id, first)).toMatchObject({ version: 2 });
    const response = await put('leads', id, second, jonas);
    expect(response.status).toBe(409);
    const { error, current } = await response.json();
    expect(error).toContain('Karin Beispiel');
    expect(current).toEqual({
      status: 'contacted',
      note: 'Von Karin',
      version: 2,
      changedBy: 'Karin Beispiel',
      changedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    const both = { ...second, notes: 'Von Karin\nVon Jonas', version: current.version };
    expect(await putOk('leads', id, both, jonas)).toMatchObject({ notes: both.notes, version: 3 });
  });

  test.each(['lead', 'contact'] as const)(
    'the text of a %s stands with who wrote it, its status with who set it',
    async (type) => {
      const { segment, note, progress } = KINDS[type];
      const [first, second] = progress.all;
      const id = await queuedSubmission(type);
      const mina = await storedEmployee({ name: 'Mina Muster' });
      await putOk(segment, id, { status: first, [note.field]: 'Von Karin' });
      await putOk(segment, id, { status: second }, jonas);
      await assignSubmission(type, id, { assigned: true }, mina);
      await storeWish({ kind: type, id }, NO_WISH);
      const text = { status: first, [note.field]: 'Von Mina', version: 1 };
      const { error, current } = await (await put(segment, id, text, mina)).json();
      expect(error).toContain('(Karin Beispiel)');
      expect(current).toMatchObject({ changedBy: 'Karin Beispiel', statusBy: 'Jonas Muster' });
      const status = { status: first, version: 1 };
      const other = await (await put(segment, id, status, mina)).json();
      expect(other.error).toContain('(Jonas Muster)');
      const call = performOperation(type, id, 'calls', { outcome: 'voicemail', version: 1 }, karin);
      await expect(call).rejects.toMatchObject({
        message: expect.stringContaining('(Mina Muster)'),
      });
    },
  );

  test('of five at the same moment on one version one wins, the others hear of it', async () => {
    const id = await queuedSubmission('callback');
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((each) =>
        put('callbacks', id, { status: 'contacted', notes: `Nr ${each}`, version: 1 }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const winner = await answers.find(({ status }) => status === 200)!.json();
    expect((await submissionDetail('callback', id)).note).toBe(winner.notes);
  });

  test('without a version nothing is changed', async () => {
    const id = await queuedSubmission('lead', { notes: 'Von Jonas' });
    for (const status of ['completed', 'pending']) {
      const response = await put('leads', id, { status, notes: 'Von Karin' });
      expect(response.status).toBe(428);
      expect(await response.json()).toEqual({ error: expect.stringContaining('neu') });
    }
    expect(await findSubmission(id)).toMatchObject({ status: 'pending', notes: 'Von Jonas' });
    expect(await eventsOf(id)).toEqual([]);
  });
});

describe('assigning', () => {
  const holder = async (id: string) => (await submissionDetail('lead', id)).assignee;

  test('to oneself and back', async () => {
    const id = await queuedSubmission('lead');
    const taken = await assignSubmission('lead', id, { assigned: true, version: 1 }, karin);
    expect(taken).toEqual({ version: 2, message: 'Die Anfrage ist Ihnen zugewiesen.' });
    expect(await holder(id)).toEqual({ id: karin.id, name: 'Karin Beispiel' });
    expect(await assignSubmission('lead', id, { assigned: true }, karin)).toMatchObject({
      version: 2,
    });
    await assignSubmission('lead', id, { assigned: false }, karin);
    expect(await holder(id)).toBeUndefined();
  });

  test('what somebody else has taken meanwhile is refused, naming them', async () => {
    const id = await queuedSubmission('lead');
    await assignSubmission('lead', id, { assigned: true, version: 1 }, karin);
    for (const version of [1, undefined]) {
      const asked = assignSubmission('lead', id, { assigned: true, version }, jonas);
      await expect(asked).rejects.toMatchObject({
        code: 'conflict',
        message: expect.stringContaining('Karin Beispiel'),
      });
    }
    expect(await holder(id)).toMatchObject({ id: karin.id });
    // Taken over by who has seen it.
    await assignSubmission('lead', id, { assigned: true, version: 2 }, jonas);
    expect(await holder(id)).toMatchObject({ id: jonas.id });
  });

  test('without saying so is refused', async () => {
    const asked = assignSubmission(
      'lead',
      await queuedSubmission('lead'),
      { assigned: 'ja' },
      karin,
    );
    await expect(asked).rejects.toMatchObject({ code: 'invalid' });
  });
});
