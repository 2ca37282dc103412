import { createHash } from 'node:crypto';
import { POST } from './route';
import { database } from '@/lib/platform/db/client';
import { CONSENT_WORDINGS } from '@/lib/submissions/kinds/wordings';
import {
  browserSubmission,
  browserToken,
  PASS_COOKIE,
  readPass,
} from '@/lib/submissions/links/service';
import { storeRevocation } from '@/lib/submissions/owner/repository';
import { openOwnSubmission } from '@/lib/submissions/owner/service';
import { eraseAtOnce } from '@/lib/submissions/retention/erase';
import { answer, cookieOf, newKey, nextAddress, poster, effectsOf } from '@/lib/testing/api-posts';
import { leadBody } from '@/lib/testing/lead-factory';
import { setOwnFolder } from '@/lib/testing/folders';
import { ageLead, countLeads, leadBrowser, storedLead } from '@/lib/testing/stored-leads';
import { toldIn } from '@/lib/testing/told-events';

setOwnFolder();

const post = poster('/api/ad-leads', POST);

let send: ReturnType<typeof leadBrowser>;
beforeEach(() => {
  send = leadBrowser(post);
});

async function partnerLedger(id: string) {
  const { consents } = await effectsOf(id);
  return consents
    .filter(({ purpose }) => purpose === 'partner')
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

const repeatedIn = (events: Awaited<ReturnType<typeof effectsOf>>['events']) =>
  events.filter(({ action }) => action === 'repeated');

async function tenAtOnce(body: Record<string, unknown>) {
  const address = nextAddress();
  const ids = await Promise.all(
    Array.from({ length: 10 }, (_, index) => send({ ...body, area: 100 + index }, {}, address)),
  );
  return new Set(ids);
}

describe('the browser that sent a lead, sending again within a minute,', () => {
  test('has one lead with the later answers, and two mails in all', async () => {
    const body = leadBody();
    const id = await send(body);
    const before = await countLeads();
    const later = {
      city: 'München-Altstadt',
      area: 95,
      yearBuilt: 1985,
      condition: 'gut',
      name: 'Erika Beispiel-Muster',
      phone: '089 87654321',
      timeline: 'sofort',
      additionalInfo: 'Mit Stellplatz.',
    };
    expect(await send({ ...body, ...later }, newKey(), nextAddress())).toBe(id);
    expect(await countLeads()).toBe(before);
    expect(await storedLead(id)).toMatchObject({
      ...body,
      ...later,
      status: 'pending',
      version: 2,
    });
    const { mails } = await effectsOf(id);
    expect(mails.map(({ template, recipient }) => [template, recipient])).toEqual([
      ['lead-confirmation', body.email],
      ['office-notice', 'kontakt@beispiel.invalid'],
    ]);
  });

  test('is recorded in the audit trail with before and after, and without a name', async () => {
    const body = leadBody();
    const id = await send(body);
    await send({ ...body, area: 95, yearBuilt: '', partnerConsent: true });
    const { events } = await effectsOf(id);
    expect(events.map(({ action }) => action).sort()).toEqual(['created', 'repeated']);
    expect(repeatedIn(events)).toMatchObject([
      {
        submissionKind: 'lead',
        actor: 'visitor',
        before: {
          area: 120,
          yearBuilt: 1990,
          condition: 'befriedigend',
          timeline: '6_monate',
          partnerConsent: false,
        },
        after: {
          area: 95,
          yearBuilt: null,
          condition: 'befriedigend',
          timeline: '6_monate',
          partnerConsent: true,
        },
      },
    ]);
    expect(toldIn(events)).not.toMatch(/erika|beispiel|12345678|80331|München|Garten/i);
  });

  test('is known by the address in any case, 50 seconds later, and leaves what was noted meanwhile', async () => {
    const body = leadBody();
    const id = await send(body);
    await ageLead(id, 50);
    const noted = { status: 'contacted', notes: 'Angerufen', assignedTo: 1 };
    await (await database()).submission.update({ where: { id }, data: noted });
    const email = ` ${String(body.email).toUpperCase()}`;
    // Year and condition are taken back, but an empty remark erases none.
    const open = { yearBuilt: '', condition: '', additionalInfo: '' };
    expect(await send({ ...body, ...open, email, area: 95 })).toBe(id);
    expect(await storedLead(id)).toMatchObject({
      ...noted,
      area: 95,
      yearBuilt: null,
      condition: null,
      additionalInfo: body.additionalInfo,
    });
  });

  test('finds the lead under each of the keys, without another change', async () => {
    const body = leadBody();
    const [first, second] = [newKey(), newKey()];
    const id = await send(body, first);
    const later = { ...body, area: 95 };
    await send(later, second);
    expect(await send(later, second)).toBe(id);
    expect(await send(body, first)).toBe(id);
    expect(await storedLead(id)).toMatchObject({ area: 95, version: 2 });
    expect((await post(body, second)).status).toBe(409);
  });

  test('gets a 503 that changes nothing when the change cannot be recorded', async () => {
    const db = await database();
    const body = leadBody();
    const first = await post(body);
    const { id } = (await first.json()).adLead;
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
    await db.$executeRawUnsafe('ALTER TABLE "SubmissionEvent" RENAME TO "Elsewhere"');
    const response = await post({ ...body, area: 95, partnerConsent: true }, cookieOf(first));
    await db.$executeRawUnsafe('ALTER TABLE "Elsewhere" RENAME TO "SubmissionEvent"');
    complaint.mockRestore();
    expect(response.status).toBe(503);
    expect(await storedLead(id)).toMatchObject({ area: 120, partnerConsent: false, version: 1 });
    expect(await partnerLedger(id)).toEqual([]);
  });
});

test.each<[boolean[], string[]]>([
  [[false, true], ['given']],
  [
    [true, false],
    ['given', 'withdrawn'],
  ],
  [
    [true, false, true],
    ['given', 'withdrawn', 'given'],
  ],
])(
  'the consent to being passed on, when sent again answered with %j stands in the ledger as %j',
  async (answers, actions) => {
    const body = leadBody();
    const ids = new Set<string>();
    for (const partnerConsent of answers) ids.add(await send({ ...body, partnerConsent }));
    const [id] = ids;
    expect(ids.size).toBe(1);
    expect((await storedLead(id!)).partnerConsent).toBe(answers.at(-1));
    const ledger = await partnerLedger(id!);
    expect(ledger.map(({ action }) => action)).toEqual(actions);
    for (const record of ledger) {
      expect(record).toMatchObject({
        submissionKind: 'lead',
        wording: CONSENT_WORDINGS.partner,
        wordingHash: createHash('sha256').update(CONSENT_WORDINGS.partner).digest('hex'),
        sourcePage: '/verkaufen',
      });
    }
    const { consents } = await effectsOf(id!);
    expect(consents.filter(({ purpose }) => purpose === 'inquiry')).toHaveLength(1);
  },
);

describe('ten at once without a key', () => {
  const areaOf = (json: unknown) => (json as { area: number }).area;

  test('are one lead in the browser that sent it, and no change is lost', async () => {
    const body = leadBody();
    const id = await send(body);
    const before = await countLeads();
    expect(await tenAtOnce(body)).toEqual(new Set([id]));
    expect(await countLeads()).toBe(before);
    const { mails, events, consents } = await effectsOf(id);
    expect(mails).toHaveLength(2);
    expect(consents).toHaveLength(1);
    expect(repeatedIn(events)).toHaveLength(10);
    const { version, area } = await storedLead(id);
    expect(version).toBe(11);
    const areas = repeatedIn(events).map(({ before: from, after }) => [from, after].map(areaOf));
    const ends = areas.map(([, after]) => after);
    const begins = areas.map(([from]) => from);
    expect(ends.filter((end) => !begins.includes(end))).toEqual([area]);
  });

  test('from no one that is known are ten, each marked as a repeat of the one before', async () => {
    const ids = await tenAtOnce(leadBody());
    expect(ids.size).toBe(10);
    const rows = await Promise.all([...ids].map(storedLead));
    const repeated = rows.map(({ repeatOf }) => repeatOf);
    expect(repeated.filter((id) => id === null)).toHaveLength(1);
    expect(new Set(repeated).size).toBe(10);
    for (const id of repeated) expect([null, ...ids]).toContain(id);
  });
});

describe('another lead, with mails of its own,', () => {
  test.each([
    ['property type', { propertyType: 'villa' }],
    ['postcode', { postalCode: '80333' }],
    ['address', { email: `max.${process.pid}@beispiel.de` }],
  ])('is one with another %s', async (_, change) => {
    const body = leadBody();
    const first = await send(body);
    const second = await send({ ...body, ...change });
    expect(second).not.toBe(first);
    expect(await storedLead(first)).toMatchObject({ ...body, version: 1 });
    expect((await effectsOf(second)).mails).toHaveLength(2);
  });

  test('is one after more than a minute; what follows at once belongs to it', async () => {
    const body = leadBody();
    const first = await send(body);
    await ageLead(first, 61);
    const second = await send({ ...body, area: 95 });
    expect(second).not.toBe(first);
    expect(await send({ ...body, area: 96 })).toBe(second);
    expect(await storedLead(first)).toMatchObject({ area: 120, version: 1 });
    expect(await storedLead(second)).toMatchObject({ area: 96, version: 2 });
    expect((await effectsOf(second)).mails).toHaveLength(2);
  });

  test('is one where the first is there no longer', async () => {
    const body = leadBody();
    const first = await send(body);
    await (await database()).submission.delete({ where: { id: first } });
    const second = await send(body);
    expect(second).not.toBe(first);
    expect(await storedLead(second)).toMatchObject({ ...body, version: 1 });
    expect(await send(body)).toBe(second);
  });

  test('is none after more than a minute under the key of the first', async () => {
    const headers = newKey();
    const body = leadBody();
    const first = await send(body, headers);
    await ageLead(first, 3600);
    expect(await send(body, headers)).toBe(first);
  });
});

describe('what is in quarantine', () => {
  const spam = { website: 'https://spam.example' };

  test("does not change a person's lead", async () => {
    const body = leadBody();
    const id = await send(body);
    const aside = await send({ ...body, area: 95, partnerConsent: true, ...spam });
    expect(aside).not.toBe(id);
    expect(await storedLead(aside)).toMatchObject({ quarantine: 'honeypot', area: 95 });
    expect(await storedLead(id)).toMatchObject({ ...body, partnerConsent: false, version: 1 });
    const { consents } = await effectsOf(id);
    expect(consents.map(({ purpose }) => purpose)).toEqual(['inquiry']);
  });

  test("does not hold back a person's lead", async () => {
    const body = leadBody();
    const aside = await send({ ...body, fillTime: 200 });
    const id = await send(body);
    expect(id).not.toBe(aside);
    expect(await storedLead(id)).toMatchObject({ quarantine: null, version: 1 });
    expect((await effectsOf(id)).mails.map(({ status }) => status)).toEqual(['queued', 'queued']);
    expect((await effectsOf(aside)).mails.map(({ status }) => status)).toEqual(['held', 'held']);
  });

  test('is one lead when sent again within a minute, and stays there', async () => {
    const body = leadBody(spam);
    const aside = await send(body);
    expect(await send({ ...body, area: 95 })).toBe(aside);
    expect(await storedLead(aside)).toMatchObject({ quarantine: 'honeypot', area: 95, version: 2 });
    expect((await effectsOf(aside)).mails.map(({ status }) => status)).toEqual(['held', 'held']);
  });
});

const STRANGER = { name: 'Max Fremd', phone: '0351 7654321', additionalInfo: 'Ruft mich an' };
const FIRST = { name: 'Erika Eigen', phone: '089 12345678', additionalInfo: 'Der Schlüssel liegt' };

interface Sent {
  id: string;
  cookies: Record<string, string>;
  pass: string;
}

async function sent(body: object, headers: Record<string, string> = {}): Promise<Sent> {
  const response = await post(body, headers);
  expect(response.status).toBe(201);
  const cookies = cookieOf(response);
  const pass = cookies.Cookie?.replace(`${PASS_COOKIE}=`, '') ?? '';
  return { id: (await answer(response)).adLead.id, cookies, pass };
}

async function shownTo({ pass }: Sent) {
  const { submission } = await openOwnSubmission(await browserToken(pass));
  return JSON.stringify(submission);
}

const mailedTo = async (id: string) =>
  (await effectsOf(id)).mails.map(({ template, recipient }) => [template, recipient]);

describe.each([
  ['after the owner', [FIRST, STRANGER]],
  ['before the owner', [STRANGER, FIRST]],
])('a stranger who types address, postcode and type and posts %s', (_, people) => {
  const post2 = async () => {
    const typed = leadBody();
    const first = await sent({ ...typed, ...people[0] });
    const second = await sent({ ...typed, ...people[1] });
    return { typed, first, second };
  };

  test('has a lead apart, with mails of its own, and neither browser opens the other one', async () => {
    const { typed, first, second } = await post2();
    expect(second.id).not.toBe(first.id);
    for (const [index, each] of [first, second].entries()) {
      expect(await storedLead(each.id)).toMatchObject({ ...people[index], version: 1 });
      expect(readPass(each.pass, new Date())).toMatchObject({ id: each.id });
      expect(await mailedTo(each.id)).toEqual([
        ['lead-confirmation', typed.email],
        ['office-notice', 'kontakt@beispiel.invalid'],
      ]);
      const shown = await shownTo(each);
      const other = people[1 - index];
      for (const text of Object.values(other ?? {})) expect(shown).not.toContain(text);
    }
  });

  test('corrects and deletes what is theirs alone, and is marked as a possible repeat', async () => {
    const { typed, first, second } = await post2();
    const again = await sent({ ...typed, ...people[1], area: 95 }, second.cookies);
    expect(again.id).toBe(second.id);
    expect((await storedLead(second.id)).repeatOf).toBe(first.id);
    const corrected = await sent({ ...typed, ...people[0], area: 96 }, first.cookies);
    expect(corrected.id).toBe(first.id);
    await eraseAtOnce(second.id, 'owner');
    expect(await storedLead(first.id)).toMatchObject({ ...people[0], area: 96, repeatOf: null });
    expect(await browserSubmission(first.pass)).toBeDefined();
  });
});

test('a possible repeat is none any more once the first is deleted', async () => {
  const typed = leadBody();
  const [first, second] = [await sent(typed), await sent(typed)];
  const { updatedAt } = await storedLead(second.id);
  await eraseAtOnce(first.id, 'owner');
  expect(await storedLead(second.id)).toMatchObject({ repeatOf: null, updatedAt });
});

test.each([
  [89, true],
  [91, false],
])('after %i days a repeat is marked: %s', async (days, isMarked) => {
  const typed = leadBody();
  const first = await sent(typed);
  await ageLead(first.id, days * 86_400);
  const second = await sent(typed);
  expect((await storedLead(second.id)).repeatOf).toBe(isMarked ? first.id : null);
});

test('a pass corrects no longer once its owner has ended all links', async () => {
  const typed = leadBody();
  const first = await sent(typed);
  await storeRevocation({ kind: 'lead', id: first.id });
  const again = await sent({ ...typed, area: 95 }, first.cookies);
  expect(again.id).not.toBe(first.id);
  expect(await storedLead(first.id)).toMatchObject({ area: 120 });
});

test('a pass opens one link, however often and at once it is shown, and none that was ended', async () => {
  const { id, pass } = await sent(leadBody());
  const tokens = await Promise.all(Array.from({ length: 4 }, () => browserToken(pass)));
  tokens.push(await browserToken(pass));
  expect(new Set(tokens).size).toBe(1);
  const db = await database();
  const where = { submissionId: id, channel: 'browser' };
  expect(await db.ownerLink.count({ where })).toBe(1);
  await db.ownerLink.updateMany({ where, data: { revokedAt: new Date() } });
  await expect(openOwnSubmission(await browserToken(pass))).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('a pass that is made up, or of another form, corrects nothing', async () => {
  const typed = leadBody();
  const { id, pass } = await sent(typed);
  for (const wrong of [pass.replace(/.$/, (last) => (last === '0' ? '1' : '0')), 'x', '']) {
    const again = await sent({ ...typed, area: 95 }, { Cookie: `${PASS_COOKIE}=${wrong}` });
    expect(again.id).not.toBe(id);
  }
  expect(await storedLead(id)).toMatchObject({ area: 120, version: 1 });
});

test('an honest retry whose answer was lost has the lead and its pass, without a cookie', async () => {
  const [typed, key] = [leadBody(), newKey()];
  const first = await sent(typed, key);
  const retry = await sent(typed, key);
  expect(retry.id).toBe(first.id);
  expect(readPass(retry.pass, new Date())).toMatchObject({ id: first.id });
});
