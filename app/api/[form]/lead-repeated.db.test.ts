import { createHash } from 'node:crypto';
import { POST } from './route';
import { CONSENT_WORDINGS } from '@/lib/requests/kinds/wordings';
import { database } from '@/lib/platform/db/client';
import { cookieOf, newKey, nextAddress, poster, effectsOf } from '@/lib/testing/api-posts';
import { leadBody } from '@/lib/testing/lead-factory';
import { ageLead, countLeads, leadBrowser, storedLead } from '@/lib/testing/stored-leads';
import { toldIn } from '@/lib/testing/told-events';

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

  test('is told in the audit trail with before and after, and without a name', async () => {
    const body = leadBody();
    const id = await send(body);
    await send({ ...body, area: 95, yearBuilt: '', partnerConsent: true });
    const { events } = await effectsOf(id);
    expect(events.map(({ action }) => action).sort()).toEqual(['created', 'repeated']);
    expect(repeatedIn(events)).toMatchObject([
      {
        requestKind: 'lead',
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

  test('is known by the address in any case, also 50 seconds later', async () => {
    const body = leadBody();
    const id = await send(body);
    await ageLead(id, 50);
    const email = ` ${String(body.email).toUpperCase()}`;
    expect(await send({ ...body, email, area: 95 })).toBe(id);
    expect(await storedLead(id)).toMatchObject({ area: 95, version: 2 });
  });

  test('takes back year and condition, but an empty remark erases none', async () => {
    const body = leadBody();
    const id = await send(body);
    await send({ ...body, yearBuilt: '', condition: '', additionalInfo: '' });
    expect(await storedLead(id)).toMatchObject({
      yearBuilt: null,
      condition: null,
      additionalInfo: body.additionalInfo,
    });
  });

  test('leaves what an employee has noted meanwhile', async () => {
    const body = leadBody();
    const id = await send(body);
    const noted = { status: 'contacted', notes: 'Angerufen', assignedTo: 1 };
    await (await database()).request.update({ where: { id }, data: noted });
    await send({ ...body, area: 95 });
    expect(await storedLead(id)).toMatchObject({ ...noted, area: 95 });
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

  test('gets a 503 that changes nothing when the change cannot be told', async () => {
    const db = await database();
    const body = leadBody();
    const first = await post(body);
    const { id } = (await first.json()).adLead;
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
    await db.$executeRawUnsafe('ALTER TABLE "RequestEvent" RENAME TO "Elsewhere"');
    const response = await post({ ...body, area: 95, partnerConsent: true }, cookieOf(first));
    await db.$executeRawUnsafe('ALTER TABLE "Elsewhere" RENAME TO "RequestEvent"');
    complaint.mockRestore();
    expect(response.status).toBe(503);
    expect(await storedLead(id)).toMatchObject({ area: 120, partnerConsent: false, version: 1 });
    expect(await partnerLedger(id)).toEqual([]);
  });
});

describe('the consent to being passed on, when sent again', () => {
  test.each<[boolean[], string[]]>([
    [[false, false], []],
    [[true, true], ['given']],
    [[false, true], ['given']],
    [
      [true, false],
      ['given', 'withdrawn'],
    ],
    [
      [true, false, true],
      ['given', 'withdrawn', 'given'],
    ],
  ])('answered with %j stands in the ledger as %j', async (answers, actions) => {
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
        requestKind: 'lead',
        wording: CONSENT_WORDINGS.partner,
        wordingHash: createHash('sha256').update(CONSENT_WORDINGS.partner).digest('hex'),
        sourcePage: '/verkaufen',
      });
    }
    const { consents } = await effectsOf(id!);
    expect(consents.filter(({ purpose }) => purpose === 'inquiry')).toHaveLength(1);
  });
});

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

  test('from nobody that is known are ten, each told to repeat the one before', async () => {
    const ids = await tenAtOnce(leadBody());
    expect(ids.size).toBe(10);
    const rows = await Promise.all([...ids].map(storedLead));
    const repeated = rows.map(({ repeatOf }) => repeatOf);
    expect(repeated.filter((id) => id === null)).toHaveLength(1);
    expect(new Set(repeated).size).toBe(10);
    for (const id of repeated) expect([null, ...ids]).toContain(id);
  });
});
