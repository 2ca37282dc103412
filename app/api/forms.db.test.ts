import { POST as postForm } from './[form]/route';
import { POST as postValuation } from './valuation-requests/route';
import { database } from '@/lib/platform/db/client';
import { callbackForm } from '@/lib/requests/kinds/callback';
import { contactForm } from '@/lib/requests/kinds/contact';
import { inquiryForm } from '@/lib/requests/kinds/inquiry';
import { leadForm } from '@/lib/requests/kinds/lead';
import { valuationForm } from '@/lib/requests/kinds/valuation';
import type { RequestKind } from '@/lib/requests/kinds/kinds';
import { answer, newKey, nextAddress, poster, effectsOf } from '@/lib/testing/api-posts';
import { callbackBody } from '@/lib/testing/callback-factory';
import { contactBody } from '@/lib/testing/contact-factory';
import { holdClock } from '@/lib/testing/hold-clock';
import { inquiryBody } from '@/lib/testing/inquiry-factory';
import { leadBody } from '@/lib/testing/lead-factory';
import { countOf, rowOf } from '@/lib/testing/rows';
import { valuationBody } from '@/lib/testing/valuation-factory';

interface Form {
  path: string;
  post: ReturnType<typeof poster>;
  /** Each call returns another sender if the same one would be a repeat */
  body: (changes?: Record<string, unknown>) => Record<string, unknown>;
  kind: RequestKind;
  row: 'adLead' | 'agentInquiry' | 'callbackRequest' | 'contactRequest' | 'valuationRequest';
  status: string;
  /** A column that visitors cannot set, with its initial value */
  inner: Record<string, unknown>;
  mails: number;
  other: Record<string, unknown>;
  mistake: Record<string, unknown>;
  limit: { limit: number; window: number };
  allowed: number;
  /** Whether it detects forms filled in at once; browsers complete the callback form themselves */
  isTimed: boolean;
}

const FORMS: Form[] = [
  {
    path: '/api/valuation-requests',
    post: poster('/api/valuation-requests', postValuation),
    body: valuationBody,
    kind: 'valuation',
    row: 'valuationRequest',
    status: 'pending',
    inner: { estimatedValue: 348_600 },
    mails: 2,
    other: { area: 121 },
    mistake: { area: 5 },
    limit: valuationForm.rule,
    allowed: 30,
    isTimed: true,
  },
  {
    path: '/api/ad-leads',
    post: poster('/api/ad-leads', postForm),
    body: leadBody,
    kind: 'lead',
    row: 'adLead',
    status: 'pending',
    inner: { notes: null },
    mails: 2,
    other: { area: 121 },
    mistake: { area: 19 },
    limit: leadForm.rule,
    allowed: 30,
    isTimed: true,
  },
  {
    path: '/api/callback-requests',
    post: poster('/api/callback-requests', postForm),
    body: callbackBody,
    kind: 'callback',
    row: 'callbackRequest',
    status: 'pending',
    inner: { notes: null },
    mails: 1,
    other: { phone: '030 7654321' },
    mistake: { phone: '0301' },
    limit: callbackForm.rule,
    allowed: 20,
    isTimed: false,
  },
  {
    path: '/api/contact-requests',
    post: poster('/api/contact-requests', postForm),
    body: contactBody,
    kind: 'contact',
    row: 'contactRequest',
    status: 'unread',
    inner: { notes: null },
    mails: 2,
    other: { message: 'Etwas anderes' },
    mistake: { message: 'Hallo' },
    limit: contactForm.rule,
    allowed: 20,
    isTimed: true,
  },
  {
    path: '/api/agent-inquiries',
    post: poster('/api/agent-inquiries', postForm),
    body: inquiryBody,
    kind: 'inquiry',
    row: 'agentInquiry',
    status: 'pending',
    inner: { notes: null },
    mails: 2,
    other: { package: 'starter' },
    mistake: { office: '' },
    limit: inquiryForm.rule,
    allowed: 20,
    isTimed: true,
  },
];

describe.each(FORMS)('POST $path', (form) => {
  const { post, body, kind, row, mails } = form;

  const countRows = () => countOf(kind);
  const stored = rowOf;
  const idOf = async (response: Response | Promise<Response>): Promise<string> =>
    (await answer(response))[row].id;

  test('answers with an address that nobody can guess, and is kept by no cache', async () => {
    const response = await post(body());
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { id } = (await answer(response))[row];
    expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    const { status } = form;
    expect(await stored(id)).toMatchObject({ kind, status, quarantine: null, version: 1 });
    expect((await effectsOf(id)).mails.map((mail) => mail.status)).toEqual(
      Array(mails).fill('queued'),
    );
  });

  test('sets nothing but the fields of the form', async () => {
    const inner = Object.fromEntries(Object.keys(form.inner).map((column) => [column, 1]));
    const wanted = {
      ...{ id: 'mine', status: 'closed', response: 1 },
      ...{ assignedTo: 1, version: 7, quarantine: 'x' },
    };
    const id = await idOf(post(body({ ...wanted, ...inner, __proto__: {} })));
    expect(id).not.toBe('mine');
    expect(await stored(id)).toMatchObject({
      ...form.inner,
      status: form.status,
      assignedTo: null,
      quarantine: null,
      version: 1,
    });
  });

  test('answers 422 to a mistake, and stores nothing', async () => {
    const before = await countRows();
    const response = await post(body(form.mistake));
    expect(response.status).toBe(422);
    const { error, fields } = await answer(response);
    expect(error).toBe('Bitte die markierten Angaben prüfen.');
    expect(Object.keys(fields)).toEqual(Object.keys(form.mistake));
    expect(await countRows()).toBe(before);
  });

  test('answers 400 to broken JSON and 413 to more than 64 kB', async () => {
    expect((await post('{"name":')).status).toBe(400);
    expect((await post('')).status).toBe(400);
    expect((await post(body({ name: 'x'.repeat(65 * 1024) }))).status).toBe(413);
  });

  test('answers 503 when a part of it cannot be stored, and the next attempt is the first', async () => {
    const db = await database();
    const before = await countRows();
    const sent = body();
    const headers = newKey();
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
    await db.$executeRawUnsafe('ALTER TABLE "OutboxMessage" RENAME TO "Elsewhere"');
    const response = await post(sent, headers);
    await db.$executeRawUnsafe('ALTER TABLE "Elsewhere" RENAME TO "OutboxMessage"');
    expect(complaint).toHaveBeenCalledTimes(1);
    complaint.mockRestore();
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await countRows()).toBe(before);

    const effects = await effectsOf(await idOf(post(sent, headers)));
    expect(effects.mails).toHaveLength(mails);
    expect(effects.events.map(({ action }) => action)).toEqual(['created']);
  });

  test('the same key and answers lead to the same row, however long the form was open', async () => {
    const headers = newKey();
    const sent = body({ fillTime: 60_000, website: '' });
    const first = await idOf(post(sent, headers));
    const before = await countRows();
    const again = await post({ ...sent, fillTime: 90_000 }, headers);
    expect(again.status).toBe(201);
    expect(await idOf(again)).toBe(first);
    expect(await countRows()).toBe(before);
    expect((await stored(first)).version).toBe(1);
    expect((await effectsOf(first)).mails).toHaveLength(mails);
  });

  test('the same key with other answers is a conflict, and changes nothing', async () => {
    const headers = newKey();
    const sent = body();
    const id = await idOf(post(sent, headers));
    const before = await stored(id);
    const response = await post({ ...sent, ...form.other }, headers);
    expect(response.status).toBe(409);
    expect((await answer(response)).error).toMatch(/Idempotency-Key/);
    expect(await stored(id)).toEqual(before);
  });

  test('twenty at once under one key store one row, once', async () => {
    const headers = newKey();
    const sent = body();
    const before = await countRows();
    const address = nextAddress();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => post(sent, headers, address)),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(201));
    const [id, ...others] = new Set(await Promise.all(responses.map(idOf)));
    expect(others).toEqual([]);
    expect(await countRows()).toBe(before + 1);
    expect((await effectsOf(id!)).mails).toHaveLength(mails);
  });

  test('an unusable key is refused', async () => {
    expect((await post(body(), { 'Idempotency-Key': 'a b' })).status).toBe(400);
  });

  test.each([
    ['honeypot', { website: 'https://spam.example' }],
    ['fill-time', { website: '', fillTime: 200 }],
  ])('sets aside what trips the %s, loses nothing and holds its mails', async (reason, signals) => {
    const id = await idOf(post(body(signals)));
    const isSetAside = reason === 'honeypot' || form.isTimed;
    const quarantine = isSetAside ? reason : null;
    expect(await stored(id)).toMatchObject({ quarantine });
    const effects = await effectsOf(id);
    expect(effects.mails.map(({ status }) => status)).toEqual(
      Array(mails).fill(isSetAside ? 'held' : 'queued'),
    );
    expect(effects.events).toMatchObject([{ after: { quarantine } }]);
  });

  test(`lets ${form.allowed} of one connection through in ten minutes, then asks to wait`, async () => {
    holdClock();
    expect(form.limit).toMatchObject({ limit: form.allowed, window: 600 });
    const address = nextAddress();
    const statuses: number[] = [];
    for (let count = 0; count < form.allowed; count++) {
      statuses.push((await post(body(), {}, address)).status);
    }
    expect(statuses).toEqual(Array(form.allowed).fill(201));
    const response = await post(body(), {}, address);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await answer(response)).error).toMatch(/noch einmal/);
    expect((await post(body())).status).toBe(201);
  });

  test('mistakes do not use up the limit', async () => {
    const address = nextAddress();
    for (let count = 0; count < form.allowed + 10; count++) {
      await post(body(form.mistake), {}, address);
    }
    expect((await post(body(), {}, address)).status).toBe(201);
  });
});
