import { createHash } from 'node:crypto';
import { POST as postForm } from './[form]/route';
import { POST as postBrokerCallback } from './callback-requests/makler/route';
import { POST as postValuation } from './valuation-requests/route';
import { database } from '@/lib/platform/db/client';
import { brokerCallbackForm, callbackForm } from '@/lib/submissions/kinds/callback';
import { contactForm } from '@/lib/submissions/kinds/contact';
import { inquiryForm } from '@/lib/submissions/kinds/inquiry';
import { leadForm } from '@/lib/submissions/kinds/lead';
import { valuationForm } from '@/lib/submissions/kinds/valuation';
import {
  CONSENT_VERSION,
  CONSENT_WORDINGS,
  type ConsentPurpose,
} from '@/lib/submissions/kinds/wordings';
import type { SubmissionKind } from '@/lib/submissions/kinds/kinds';
import { answer, newKey, nextAddress, poster, effectsOf } from '@/lib/testing/api-posts';
import { brokerCallbackBody, callbackBody, offeredSlot } from '@/lib/testing/callback-factory';
import { contactBody } from '@/lib/testing/contact-factory';
import { holdClock } from '@/lib/testing/hold-clock';
import { inquiryBody } from '@/lib/testing/inquiry-factory';
import { leadBody } from '@/lib/testing/lead-factory';
import { countOf, rowOf } from '@/lib/testing/rows';
import { toldIn } from '@/lib/testing/told-events';
import { valuationBody } from '@/lib/testing/valuation-factory';
import { isReference } from '@/lib/submissions/reference';

interface Form {
  form: { kind: string; path: string; envelope: string; rule: object };
  handler?: Parameters<typeof poster>[1];
  body: (changes?: Record<string, unknown>) => Record<string, unknown>;
  /** Columns that visitors cannot set, or that are stored otherwise than they were sent */
  stored: Record<string, unknown>;
  status?: string;
  consents: ConsentPurpose[];
  sourcePage: string;
  /** To the sender */
  mail?: string;
  audited?: object;
  other: Record<string, unknown>;
  mistakes: Record<string, [wrong: unknown, message: string]>;
  allowed: number;
  /** Whether it detects forms filled in at once; browsers complete the callback forms themselves */
  isTimed: boolean;
}

const FORMS: Form[] = [
  {
    form: valuationForm,
    handler: postValuation,
    body: () => valuationBody(),
    stored: { estimatedValue: 348_600, rooms: 4.5 },
    consents: ['contact', 'privacy'],
    sourcePage: '/immobilie-bewerten',
    mail: 'valuation-confirmation',
    other: { area: 121 },
    mistakes: {
      postalCode: ['123', 'Bitte gib eine gültige fünfstellige Postleitzahl ein'],
      privacyConsent: [false, 'Sie müssen der Datenschutzerklärung zustimmen'],
    },
    allowed: 30,
    isTimed: true,
  },
  {
    form: leadForm,
    body: leadBody,
    stored: { partnerConsent: false },
    consents: ['inquiry'],
    sourcePage: '/verkaufen',
    mail: 'lead-confirmation',
    other: { area: 121 },
    mistakes: {
      propertyType: ['', 'Bitte wählen Sie einen Immobilientyp'],
      phone: ['089 12345', 'Bitte geben Sie eine gültige Telefonnummer ein'],
    },
    allowed: 30,
    isTimed: true,
  },
  {
    form: callbackForm,
    body: callbackBody,
    stored: { source: 'guide', preferredTime: offeredSlot().start },
    consents: ['callback'],
    sourcePage: '/ratgeber',
    audited: { source: 'guide' },
    other: { phone: '030 7654321' },
    mistakes: {
      preferredTime: [
        '2020-01-02T10:00',
        'Diese Zeit ist inzwischen vorbei. Bitte wählen Sie eine andere',
      ],
      source: ['makler', 'Bitte nennen Sie als Herkunft guide, valuation oder adviser'],
    },
    allowed: 20,
    isTimed: false,
  },
  {
    form: brokerCallbackForm,
    handler: postBrokerCallback,
    body: brokerCallbackBody,
    stored: { source: 'makler', name: null, propertyType: null, preferredTime: null },
    consents: ['callback'],
    sourcePage: '/makler',
    audited: { source: 'makler' },
    other: { phone: '040 7654321' },
    mistakes: {
      phone: [
        '030/1234567',
        'Bitte verwenden Sie nur Ziffern, Leerzeichen, Plus, Minus und Klammern',
      ],
    },
    allowed: 10,
    isTimed: false,
  },
  {
    form: contactForm,
    body: contactBody,
    stored: { conversation: null },
    status: 'unread',
    consents: [],
    sourcePage: '/kontakt',
    mail: 'contact-confirmation',
    other: { conversation: 'Sie: Ja?' },
    mistakes: {
      email: ['erika@', 'Bitte geben Sie eine gültige E-Mail-Adresse ein'],
      message: ['Hallo', 'Bitte schreiben Sie eine Nachricht von mindestens 10 Zeichen'],
    },
    allowed: 20,
    isTimed: true,
  },
  {
    form: inquiryForm,
    body: inquiryBody,
    stored: {},
    consents: ['inquiry'],
    sourcePage: '/makler/anfrage/professional',
    mail: 'inquiry-confirmation',
    audited: { package: 'professional' },
    other: { package: 'starter' },
    mistakes: {
      package: ['gold', 'Bitte wählen Sie ein Paket'],
      office: ['', 'Bitte geben Sie den Namen Ihres Maklerbüros ein'],
    },
    allowed: 20,
    isTimed: true,
  },
];

const PERSONAL = /erika|muster|beispiel|1234567|123-4567|80331|München|Garten|Guten Tag/i;

const postTo = ({ form, handler = postForm }: Form) => poster(form.path, handler);

describe.each(FORMS.map((each) => ({ ...each, path: each.form.path })))('POST $path', (form) => {
  const { body, consents, mail, status = 'pending' } = form;
  const kind = form.form.kind as SubmissionKind;
  const post = postTo(form);
  const idOf = async (response: Response | Promise<Response>): Promise<string> =>
    (await answer(response))[form.form.envelope].id;
  const mails = mail ? ['office-notice', mail].sort() : ['office-notice'];

  test('stores what was sent, and answers with an address that no one can guess', async () => {
    const sent = body();
    const response = await post(sent);
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const id = await idOf(response);
    expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    const columns = Object.entries(sent).filter(([name]) => !name.endsWith('Consent'));
    expect(await rowOf(id)).toMatchObject({
      ...Object.fromEntries(columns),
      ...form.stored,
      kind,
      status,
      notes: null,
      assignedTo: null,
      quarantine: null,
      version: 1,
    });
    const left = await effectsOf(id);
    expect(left.consents).toMatchObject(
      consents.map((purpose) => ({
        purpose,
        action: 'given',
        wording: CONSENT_WORDINGS[purpose],
        version: CONSENT_VERSION,
        sourcePage: form.sourcePage,
        origin: 'none',
        wordingHash: createHash('sha256').update(CONSENT_WORDINGS[purpose]).digest('hex'),
      })),
    );
    expect(left.mails).toMatchObject(
      mails.map((template) => ({
        template,
        status: 'queued',
        recipient: template === mail ? sent.email : 'kontakt@beispiel.invalid',
      })),
    );
    const after = { status, quarantine: null, ...form.audited };
    expect(left.events).toMatchObject([{ actor: 'visitor', action: 'created', after }]);
    expect(toldIn(left.events)).not.toMatch(PERSONAL);
  });

  test('sets nothing but the fields of the form', async () => {
    const wanted = {
      id: 'mine',
      name: 'Erika',
      source: 'guide',
      estimatedValue: 1,
      assignedTo: 1,
      status: 'closed',
      version: 7,
      quarantine: 'x',
      response: 1,
    };
    const id = await idOf(post({ ...wanted, ...body() }));
    expect(id).not.toBe('mine');
    const unset = { status, assignedTo: null, quarantine: null, version: 1 };
    expect(await rowOf(id)).toMatchObject({ ...form.stored, ...unset });
  });

  test('names the fields and says what is wrong, and stores nothing', async () => {
    const before = await countOf(kind);
    const mistakes = Object.entries(form.mistakes);
    const wrong = Object.fromEntries(mistakes.map(([field, [value]]) => [field, value]));
    const response = await post({ ...body(), ...wrong });
    expect(response.status).toBe(422);
    expect(await answer(response)).toEqual({
      error: 'Bitte die markierten Angaben prüfen.',
      fields: Object.fromEntries(mistakes.map(([field, [, message]]) => [field, message])),
    });
    expect(await countOf(kind)).toBe(before);
  });

  test('answers 503 when a part of it cannot be stored, and the next attempt is the first', async () => {
    const db = await database();
    const before = await countOf(kind);
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
    expect(await countOf(kind)).toBe(before);

    const effects = await effectsOf(await idOf(post(sent, headers)));
    expect(effects.mails).toHaveLength(mails.length);
    expect(effects.events.map(({ action }) => action)).toEqual(['created']);
  });

  test('one key leads to one row, also twenty times at once; other answers under it are a conflict', async () => {
    const headers = newKey();
    const sent = { ...body(), fillTime: 60_000, website: '' };
    const before = await countOf(kind);
    const address = nextAddress();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => post(sent, headers, address)),
    );
    expect(responses.map(({ status: each }) => each)).toEqual(Array(20).fill(201));
    const [id, ...others] = new Set(await Promise.all(responses.map(idOf)));
    expect(others).toEqual([]);
    expect(await idOf(post({ ...sent, fillTime: 90_000 }, headers))).toBe(id);
    const conflict = await post({ ...sent, ...form.other }, headers);
    expect(conflict.status).toBe(409);
    expect((await answer(conflict)).error).toMatch(/Idempotency-Key/);
    expect(await countOf(kind)).toBe(before + 1);
    expect((await rowOf(id!)).version).toBe(1);
    expect((await effectsOf(id!)).mails).toHaveLength(mails.length);
  });

  test.each([
    ['honeypot', { website: 'https://spam.example' }],
    ['fill-time', { website: '', fillTime: 200 }],
  ])('sets aside what trips the %s, loses nothing and holds its mails', async (reason, signals) => {
    const id = await idOf(post({ ...body(), ...signals }));
    const isSetAside = reason === 'honeypot' || form.isTimed;
    const quarantine = isSetAside ? reason : null;
    expect(await rowOf(id)).toMatchObject({ quarantine });
    const effects = await effectsOf(id);
    const held = isSetAside ? 'held' : 'queued';
    expect(effects.mails.map((each) => each.status)).toEqual(mails.map(() => held));
    expect(effects.events).toMatchObject([{ after: { quarantine } }]);
  });

  test(`lets ${form.allowed} of one connection through in ten minutes`, () => {
    expect(form.form.rule).toMatchObject({ limit: form.allowed, window: 600 });
  });
});

describe('every form', () => {
  const form = FORMS.find(({ form: { path } }) => path === '/api/callback-requests/makler')!;
  const post = postTo(form);

  test('asks to wait beyond its limit, which mistakes do not use up', async () => {
    holdClock();
    const address = nextAddress();
    const statuses: number[] = [];
    for (let count = 0; count < form.allowed; count++) {
      expect((await post({ phone: '1' }, {}, address)).status).toBe(422);
      statuses.push((await post(form.body(), {}, address)).status);
    }
    expect(statuses).toEqual(Array(form.allowed).fill(201));
    const response = await post(form.body(), {}, address);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await answer(response)).error).toMatch(/noch einmal/);
    expect((await post(form.body())).status).toBe(201);
  });
});

test('a valuation is answered with its value, its reference and its address', async () => {
  const send = poster('/api/valuation-requests', postValuation);
  const headers = newKey();
  const body = valuationBody({ marketingConsent: true });
  const response = await send(body, headers);
  const { valuationRequest } = await answer(response);
  expect(valuationRequest).toMatchObject({ estimatedValue: 348_600, area: 120, rooms: 4.5 });
  expect(response.headers.get('location')).toBe(`/bewertung/${valuationRequest.id}`);
  expect(isReference(valuationRequest.reference)).toBe(true);
  expect(await answer(send(body, headers))).toEqual({ valuationRequest });
  const { consents } = await effectsOf(valuationRequest.id);
  expect(consents.map(({ purpose }) => purpose)).toEqual(['contact', 'marketing', 'privacy']);
});

test.each([
  ['valuation', '/bewertung'],
  ['adviser', '/beratung'],
])('a callback keeps that it was asked for in the %s', async (source, sourcePage) => {
  const post = poster('/api/callback-requests', postForm);
  const { id } = (await answer(post(callbackBody({ source })))).callbackRequest;
  expect(await rowOf<'callback'>(id)).toMatchObject({ source });
  expect((await effectsOf(id)).consents).toMatchObject([{ purpose: 'callback', sourcePage }]);
});

test('the longest message is taken with the longest conversation, which is named nowhere else', async () => {
  const post = poster('/api/contact-requests', postForm);
  const conversation = 'ü'.repeat(12_000);
  const body = contactBody({ message: 'ä'.repeat(4000), conversation });
  const { id } = (await answer(post(body))).contactRequest;
  expect((await rowOf<'contact'>(id)).conversation).toBe(conversation);
  expect(JSON.stringify(await effectsOf(id))).not.toContain('üü');
});
