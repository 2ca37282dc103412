import { POST } from './route';
import { database } from '@/lib/platform/db/client';
import { newKey, poster, effectsOf } from '@/lib/testing/api-posts';
import { leadBody } from '@/lib/testing/lead-factory';
import { ageLead, leadBrowser, storedLead } from '@/lib/testing/stored-leads';

const post = poster('/api/ad-leads', POST);

let send: ReturnType<typeof leadBrowser>;
beforeEach(() => {
  send = leadBrowser(post);
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
    await (await database()).request.delete({ where: { id: first } });
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
