import { POST } from './route';
import { database } from '@/lib/platform/db/client';
import { browserRequest, browserToken } from '@/lib/requests/links/service';
import { PASS_COOKIE, readPass } from '@/lib/requests/links/pass';
import { openOwnRequest } from '@/lib/requests/owner/service';
import { eraseAtOnce } from '@/lib/requests/retention/erase';
import { storeRevocation } from '@/lib/requests/owner/repository';
import { answer, cookieOf, newKey, poster, effectsOf } from '@/lib/testing/api-posts';
import { leadBody } from '@/lib/testing/lead-factory';
import { setOwnFolder } from '@/lib/testing/own-folder';
import { ageLead, storedLead } from '@/lib/testing/stored-leads';

setOwnFolder();

const post = poster('/api/ad-leads', POST);
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
  const { request } = await openOwnRequest(await browserToken(pass));
  return JSON.stringify(request);
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

  test('cannot reach the other one later, by a correction or by deleting', async () => {
    const { typed, first, second } = await post2();
    const again = await sent({ ...typed, ...people[1], area: 95 }, second.cookies);
    expect(again.id).toBe(second.id);
    await eraseAtOnce(second.id, 'owner');
    expect(await storedLead(first.id)).toMatchObject({ ...people[0], area: 120, version: 1 });
    expect(await browserRequest(first.pass)).toBeDefined();
  });

  test('is marked for the office as a possible repeat, until the first is deleted', async () => {
    const { first, second } = await post2();
    expect(await storedLead(first.id)).toMatchObject({ repeatOf: null });
    const { repeatOf, updatedAt } = await storedLead(second.id);
    expect(repeatOf).toBe(first.id);
    await eraseAtOnce(first.id, 'owner');
    expect(await storedLead(second.id)).toMatchObject({ repeatOf: null, updatedAt });
  });

  test('does not keep the first from correcting what is theirs', async () => {
    const { typed, first } = await post2();
    const corrected = await sent({ ...typed, ...people[0], area: 95 }, first.cookies);
    expect(corrected.id).toBe(first.id);
    expect(await storedLead(first.id)).toMatchObject({ area: 95, version: 2 });
  });
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
  const where = { requestId: id, channel: 'browser' };
  expect(await db.ownerLink.count({ where })).toBe(1);
  await db.ownerLink.updateMany({ where, data: { revokedAt: new Date() } });
  await expect(openOwnRequest(await browserToken(pass))).rejects.toMatchObject({
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
  const db = await database();
  expect(await db.request.count({ where: { email: String(typed.email) } })).toBe(1);
});
