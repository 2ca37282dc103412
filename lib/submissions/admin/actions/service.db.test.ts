import { randomUUID } from 'node:crypto';
import { database } from '@/lib/platform/db/client';
import { filedUnder, type SubmissionReference } from '@/lib/submissions/reference';
import { findSubmission } from '@/lib/submissions/repository';
import {
  confirm,
  leftBehind,
  meeting,
  newSubmission,
  nextWeek,
  perform,
  refusal,
  rowOf,
  slots,
} from '@/lib/testing/admin';
import { storedEmployee } from '@/lib/testing/employee-login';

describe('whatever is done', () => {
  test.each([
    ['calls', { outcome: 'vielleicht' }, ['outcome']],
    ['mails', { subject: 'x'.repeat(121), text: 'x'.repeat(10_001) }, ['subject', 'text']],
    ['callback', { at: '2020-01-01T10:00' }, ['at']],
    ['appointment', { at: 1, minutes: 14, place: ' ' }, ['at', 'minutes', 'place']],
    ['appointment', meeting({ minutes: 241 }), ['minutes']],
    ['expert-value', { value: 999, reason: 'kurz' }, ['value', 'reason']],
    ['calls', { outcome: 'reached', version: 'x' }, ['version']],
    ['calls', 'nichts', ['form']],
  ])('%s with %j is refused at the field', async (word, body, fields) => {
    const error = await refusal(perform(await newSubmission('valuation'), word, body));
    expect(error).toMatchObject({ status: 422 });
    expect(Object.keys(error.details.fields ?? {}).sort()).toEqual([...fields].sort());
  });

  test('an unknown submission, and an unknown operation, are not found', async () => {
    const here = await newSubmission('lead');
    const call = { outcome: 'reached' };
    for (const id of [randomUUID(), "'; DROP TABLE"]) {
      expect(await refusal(perform({ ...here, id }, 'calls', call))).toMatchObject({ status: 404 });
    }
    for (const word of ['toString', '__proto__', 'löschen']) {
      expect(await refusal(perform(here, word, {}))).toMatchObject({ status: 404 });
    }
  });

  test('what was changed meanwhile is refused, with what stands there now', async () => {
    const lead = await newSubmission('lead');
    await perform(lead, 'calls', { outcome: 'reached', version: 1 });
    const error = await refusal(perform(lead, 'callback', { at: nextWeek().value, version: 1 }));
    expect(error).toMatchObject({ status: 409 });
    expect(error.details).toMatchObject({ current: { version: 2, status: 'contacted' } });
  });

  test('of many at once none is lost', async () => {
    const lead = await newSubmission('lead');
    const note = (index: number) => ({ outcome: 'wrong_number', note: `Anruf ${index}` });
    await Promise.all(Array.from({ length: 8 }, (_, index) => perform(lead, 'calls', note(index))));
    expect(await rowOf(lead)).toMatchObject({ version: 9 });
    const { events } = await leftBehind(lead);
    expect(new Set(events.map(({ after }) => JSON.stringify(after))).size).toBe(8);
  });
});

const forbidCalls = async ({ id: submissionId }: SubmissionReference) =>
  (await database()).contactWish.create({
    data: { submissionId, channel: 'any', times: '', doNotCall: true },
  });

const withdraw = async (reference: SubmissionReference, purpose: string) =>
  (await database()).consentRecord.create({
    data: {
      ...filedUnder(reference),
      purpose,
      action: 'withdrawn',
      wording: '',
      version: '',
      wordingHash: '',
      sourcePage: '/anfrage',
      createdAt: new Date(Date.now() + 1000),
    },
  });

describe('a call', () => {
  test('in which somebody was reached is the first contact, and a use of the consent', async () => {
    const lead = await newSubmission('lead');
    const { version, message } = await perform(lead, 'calls', { outcome: 'reached', note: 'Ja' });
    expect({ version, message }).toEqual({ version: 2, message: 'Der Anruf ist notiert.' });
    expect(await rowOf(lead)).toMatchObject({ status: 'contacted', version: 2, dueAt: null });
    const uses = await (await database()).consentUse.findMany({ where: filedUnder(lead) });
    expect(uses).toMatchObject([{ kind: 'call', purpose: 'inquiry' }]);
    expect((await leftBehind(lead)).events).toMatchObject([
      {
        actor: 'employee:1',
        action: 'called',
        before: { status: 'pending' },
        after: { status: 'contacted', outcome: 'reached', note: 'Ja' },
      },
    ]);
  });

  test('in vain is tried again within office hours', async () => {
    const valuation = await newSubmission('valuation');
    const { message } = await perform(valuation, 'calls', { outcome: 'not_reached' });
    expect(message).toMatch(/^Der Anruf ist notiert. Der nächste Versuch ist fällig: .+\sUhr\.$/);
    const { status, dueAt, dueFor } = await rowOf(valuation);
    expect({ status, dueFor }).toEqual({ status: 'pending', dueFor: 'first_contact' });
    expect(slots().map(({ start }) => start)).toContainEqual(dueAt);
  });

  test('that was arranged before a meeting leaves the meeting due', async () => {
    const lead = await newSubmission('lead');
    await perform(lead, 'appointment', meeting());
    await perform(lead, 'callback', { at: slots()[0]!.value });
    const { message } = await perform(lead, 'calls', { outcome: 'reached' });
    expect(message).toBe('Der Anruf ist notiert.');
    expect(await rowOf(lead)).toMatchObject({ dueAt: nextWeek().start, dueFor: 'appointment' });
  });

  test('is refused where there is no number, where none is wanted, and without a consent', async () => {
    const call = { outcome: 'reached' };
    const contact = await newSubmission('contact');
    expect((await refusal(perform(contact, 'calls', call))).message).toContain('Telefonnummer');
    const quiet = await newSubmission('callback');
    await forbidCalls(quiet);
    expect((await refusal(perform(quiet, 'calls', call))).message).toContain('nicht angerufen');
    const withdrawn = await newSubmission('valuation');
    await withdraw(withdrawn, 'contact');
    const error = await refusal(perform(withdrawn, 'calls', call));
    expect(error).toMatchObject({ status: 409 });
    expect(await rowOf(withdrawn)).toMatchObject({ status: 'pending', version: 1 });
    expect((await leftBehind(withdrawn)).events).toEqual([]);
  });
});

describe('a mail', () => {
  const MAIL = { subject: 'Ihr Haus', text: 'wir sehen es uns an.\n\nBis bald' };

  test('answers a message, and stays with it', async () => {
    const contact = await newSubmission('contact');
    await perform(contact, 'mails', MAIL);
    expect(await rowOf(contact)).toMatchObject({
      status: 'replied',
      notes: MAIL.text,
      dueAt: null,
    });
    const { events, mails } = await leftBehind(contact);
    expect(mails).toMatchObject([
      { template: 'reply', status: 'queued', payload: { ...MAIL, employee: 'Karin Beispiel' } },
    ]);
    expect(events).toMatchObject([
      { action: 'mailed', after: { subject: MAIL.subject, response: MAIL.text } },
    ]);
  });

  test('is the first contact with anybody else', async () => {
    const inquiry = await newSubmission('inquiry');
    await perform(inquiry, 'mails', MAIL);
    expect(await rowOf(inquiry)).toMatchObject({ status: 'contacted', notes: null, dueAt: null });
  });

  test('does not call off the call that was asked for', async () => {
    const callback = await newSubmission('callback', { email: 'erika@beispiel.de' });
    const { dueAt } = await rowOf(callback);
    await perform(callback, 'mails', MAIL);
    expect(await rowOf(callback)).toMatchObject({ status: 'contacted', dueFor: 'callback', dueAt });
  });

  test('is refused without an address, and once the consent is withdrawn', async () => {
    const anonymous = await newSubmission('callback');
    expect((await refusal(perform(anonymous, 'mails', MAIL))).message).toContain('E-Mail-Adresse');
    const withdrawn = await newSubmission('lead');
    await withdraw(withdrawn, 'inquiry');
    expect(await refusal(perform(withdrawn, 'mails', MAIL))).toMatchObject({ status: 409 });
    expect((await leftBehind(withdrawn)).mails).toEqual([]);
  });
});

describe('a call that is arranged', () => {
  test('is due at its time, and the status stays', async () => {
    const lead = await newSubmission('lead');
    const { value, start } = nextWeek();
    const { message } = await perform(lead, 'callback', { at: value, note: 'Mobil' });
    expect(message).toMatch(/^Der Rückruf ist vorgemerkt: /);
    expect(await rowOf(lead)).toMatchObject({
      status: 'pending',
      dueAt: start,
      dueFor: 'callback',
    });
  });

  test('is refused for a submission that is over', async () => {
    const lead = await newSubmission('lead');
    const where = { where: { id: lead.id } };
    await (await database()).submission.update({ ...where, data: { status: 'completed' } });
    const error = await refusal(perform(lead, 'callback', { at: nextWeek().value }));
    expect(error.message).toContain('abgeschlossen');
  });
});

describe('a meeting', () => {
  const meetings = async ({ id: submissionId }: SubmissionReference) =>
    (await database()).appointment.findMany({ where: { submissionId } });

  test('is arranged, moved and called off under one name, each time with a mail', async () => {
    const valuation = await newSubmission('valuation');
    const before = await rowOf(valuation);
    await perform(valuation, 'appointment', meeting({ note: 'Bitte klingeln' }));
    expect(await rowOf(valuation)).toMatchObject({
      status: 'contacted',
      dueAt: nextWeek().start,
      dueFor: 'appointment',
    });
    const earlier = slots().at(-3)!;
    await perform(valuation, 'appointment', meeting({ at: earlier.value }));
    expect(await meetings(valuation)).toMatchObject([
      { sequence: 1, startsAt: earlier.start, note: null, cancelledAt: null },
    ]);
    await perform(valuation, 'appointment-cancellation', {});
    expect(await meetings(valuation)).toMatchObject([{ sequence: 2 }]);
    expect(await rowOf(valuation)).toMatchObject({ dueAt: null, version: before.version + 3 });
    const { mails, events } = await leftBehind(valuation);
    const id = (await meetings(valuation))[0]!.id;
    expect(mails.map(({ template, payload }) => [template, payload])).toMatchObject([
      ['appointment', { id, sequence: 0, note: 'Bitte klingeln', minutes: 45 }],
      ['appointment', { id, sequence: 1, startsAt: earlier.start.toISOString() }],
      ['appointment-cancelled', { id, sequence: 2, place: meeting().place }],
    ]);
    expect(events.map(({ action }) => action)).toEqual([
      ...['appointment-arranged', 'appointment-moved', 'appointment-cancelled'],
    ]);
    const again = await refusal(perform(valuation, 'appointment-cancellation', {}));
    expect(again.message).toBe('Es ist kein Termin vereinbart.');
  });

  test('opens a message again that was answered; called off, its answer is due again', async () => {
    const contact = await newSubmission('contact');
    await perform(contact, 'mails', { subject: 'Ja', text: 'gern.' });
    await perform(contact, 'appointment', meeting());
    expect(await rowOf(contact)).toMatchObject({ status: 'read', dueFor: 'appointment' });
    await perform(contact, 'appointment-cancellation', {});
    expect(await rowOf(contact)).toMatchObject({ status: 'read', dueFor: 'first_contact' });
  });
});

describe('the valuation of an employee', () => {
  const VALUE = { value: '372.000', reason: 'Bäder und Fenster sind neu.' };

  test('stands beside the estimate, with who says so and why', async () => {
    const employee = await storedEmployee({ name: 'Jo Muster' });
    const valuation = await newSubmission('valuation');
    const { message } = await perform(valuation, 'expert-value', VALUE, employee);
    expect(message).toBe('Die Bewertung ist gespeichert: 372.000\u00a0€.');
    expect((await rowOf(valuation)).details).toMatchObject({
      estimatedValue: 348_600,
      expertValue: 372_000,
      expertReason: VALUE.reason,
      expertBy: employee.id,
    });
    await perform(valuation, 'expert-value', { ...VALUE, value: 380_000 }, employee);
    expect((await leftBehind(valuation)).events.at(-1)).toMatchObject({
      before: { value: 372_000 },
      after: { value: 380_000 },
    });
  });

  test('is for valuations alone', async () => {
    const lead = await newSubmission('lead');
    expect(await refusal(perform(lead, 'expert-value', VALUE))).toMatchObject({ status: 409 });
    expect(await refusal(perform(lead, 'valuation-mail', {}))).toMatchObject({ status: 409 });
  });

  test('goes by mail to an address that is confirmed', async () => {
    const valuation = await newSubmission('valuation', { email: 'bestaetigt@beispiel.de' });
    await confirm(valuation, 'bestaetigt@beispiel.de');
    await perform(valuation, 'valuation-mail', {});
    const { mails, events } = await leftBehind(valuation);
    expect(mails).toMatchObject([{ template: 'valuation-detailed', status: 'queued' }]);
    expect(events).toMatchObject([{ action: 'valuation-sent' }]);
    expect(await rowOf(valuation)).toMatchObject({ status: 'contacted', dueAt: null });
  });

  test('waits for the confirmation, which is asked for again once a day', async () => {
    const valuation = await newSubmission('valuation');
    const error = await refusal(perform(valuation, 'valuation-mail', {}));
    expect(error).toMatchObject({ status: 409 });
    expect(error.message).toMatch(/^Die E-Mail-Adresse ist noch nicht bestätigt\./);
    const db = await database();
    const asked = { submissionId: valuation.id, template: 'valuation-confirmation' };
    const createdAt = new Date(Date.now() - 25 * 60 * 60 * 1000);
    await db.outboxMessage.updateMany({ where: asked, data: { createdAt } });
    const { message } = await perform(valuation, 'valuation-mail', {});
    expect(message).toContain('Wir bitten noch einmal darum');
    expect(await db.outboxMessage.count({ where: asked })).toBe(2);
    expect((await leftBehind(valuation)).mails).toEqual([]);
    expect(await rowOf(valuation)).toMatchObject({ status: 'pending' });
    expect(await refusal(perform(valuation, 'valuation-mail', {}))).toMatchObject({ status: 409 });
  });
});

describe('what a spam check set aside', () => {
  const suspicious = () => newSubmission('lead', { website: 'x' });

  test('is let into the queue, and its mails out', async () => {
    const lead = await suspicious();
    const where = { submissionId: lead.id };
    const db = await database();
    const held = { where: { ...where, status: 'held' } };
    expect(await db.outboxMessage.count(held)).toBeGreaterThan(0);
    expect(await perform(lead, 'release', {})).toMatchObject({ version: 2 });
    expect(await rowOf(lead)).toMatchObject({ quarantine: null, dueFor: 'first_contact' });
    const waiting = { where: { ...where, status: { not: 'queued' } } };
    expect(await db.outboxMessage.count(waiting)).toBe(0);
    expect(await db.searchTerm.count({ where })).toBeGreaterThan(0);
    expect(await refusal(perform(lead, 'release', {}))).toMatchObject({ status: 409 });
  });

  test('is deleted, and who did so is written down', async () => {
    const lead = await suspicious();
    await perform(lead, 'rejection', {});
    const db = await database();
    expect(await findSubmission(lead.id)).toBeUndefined();
    expect(await db.outboxMessage.count({ where: { submissionId: lead.id } })).toBe(0);
    expect((await leftBehind(lead)).events.map(({ action, actor }) => [action, actor])).toEqual(
      expect.arrayContaining([
        ['rejected', 'employee:1'],
        ['erased', 'system'],
      ]),
    );
  });

  test('is neither called nor deleted like the rest, nor the rest like it', async () => {
    const lead = await suspicious();
    const error = await refusal(perform(lead, 'calls', { outcome: 'reached' }));
    expect(error.message).toContain('Bitte geben Sie sie zuerst frei.');
    const usual = await newSubmission('lead');
    expect(await refusal(perform(usual, 'rejection', {}))).toMatchObject({ status: 409 });
    expect(await rowOf(usual)).toMatchObject({ version: 1 });
  });
});
