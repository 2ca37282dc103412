import { database } from '@/lib/platform/db/client';
import { storedEmployee } from '@/lib/testing/employee-login';
import { verifyPassword } from '../password';
import { findLogin } from '../repository';
import { openSession, readSession } from '../session/service';
import { disableAccount, enableAccount } from './repository';
import { renewPassword } from './service';
import { refusal } from '@/lib/testing/admin';
import { accountHistory } from '../events/history-service';
import {
  addMember,
  changeMember,
  disableMember,
  dropFactorsOfMember,
  enableMember,
  listMembers,
  openMember,
  requireOfAll,
  requireOfMember,
  resetMember,
} from './team-service';

describe('by command', () => {
  const NOBODY = 'niemand@portal.example';
  const UNKNOWN = `There is no account ${NOBODY}.`;

  beforeEach(async () => {
    const db = await database();
    await db.employee.deleteMany();
  });

  const isLoggedIn = async (sid: string) => (await readSession(sid, { touch: false })).employee;

  async function withLogins(role?: string) {
    const employee = await storedEmployee({ role });
    return { ...employee, sids: [await openSession(employee.id), await openSession(employee.id)] };
  }

  test('a new password ends every login of the account at once, and no other one', async () => {
    const { email, sids } = await withLogins();
    const other = await withLogins();
    const password = await renewPassword({ email: email }, 'command');
    const login = await findLogin(email);
    expect(await verifyPassword(password, login?.passwordHash ?? null)).toBe(true);
    for (const sid of sids) expect(await isLoggedIn(sid)).toBeNull();
    for (const sid of other.sids) expect(await isLoggedIn(sid)).not.toBeNull();
    await expect(renewPassword({ email: NOBODY }, 'command')).rejects.toThrow(UNKNOWN);
  });

  test('a disabled account is logged out at once, and stays so when it is enabled again', async () => {
    const { email, sids } = await withLogins();
    await disableAccount({ email: email }, 'command');
    expect(await findLogin(email)).toBeNull();
    for (const sid of sids) expect(await isLoggedIn(sid)).toBeNull();
    await enableAccount({ email: email }, 'command');
    expect(await findLogin(email)).not.toBeNull();
    for (const sid of sids) expect(await isLoggedIn(sid)).toBeNull();
    await expect(disableAccount({ email: NOBODY }, 'command')).rejects.toThrow(UNKNOWN);
    await expect(enableAccount({ email: NOBODY }, 'command')).rejects.toThrow(UNKNOWN);
  });
});

describe('by the head of the office', () => {
  beforeEach(async () => {
    const db = await database();
    await db.employee.deleteMany();
  });

  const NEW = { name: 'Nora Neu', email: 'NORA@portal.example', role: 'redaktion' };
  const isOpen = async (sid: string) =>
    (await readSession(sid, { touch: false })).employee !== null;

  async function team() {
    const lead = await storedEmployee({ role: 'leitung', name: 'Karin' });
    const member = await storedEmployee();
    return { lead, member, id: String(member.id) };
  }

  test('a new account has to change its password, and its history says who made it', async () => {
    const { lead } = await team();
    const { id, password } = await addMember(NEW, lead);
    expect(password).toHaveLength(22);
    expect(await openMember(String(id))).toMatchObject({
      name: 'Nora Neu',
      email: 'nora@portal.example',
      role: 'redaktion',
      mustChangePassword: true,
      secondFactorRequired: false,
      lastLogin: null,
    });
    expect(await accountHistory(id)).toMatchObject([
      { who: 'Karin', text: 'Konto angelegt, Rolle Redaktion' },
    ]);
    expect((await refusal(addMember(NEW, lead))).details.fields).toHaveProperty('email');
    const wrong = await refusal(addMember({ name: '', email: 'x', role: 'chef' }, lead));
    expect(Object.keys(wrong.details.fields ?? {})).toEqual(['name', 'email', 'role']);
  });

  test('an account that is freed of its factors is logged out at once', async () => {
    const { lead, member, id } = await team();
    const sid = await openSession(member.id);
    await dropFactorsOfMember({ id }, lead);
    expect(await isOpen(sid)).toBe(false);
    const text = 'Zweiter Faktor entfernt, alle Anmeldungen beendet';
    expect((await accountHistory(member.id))[0]).toMatchObject({ who: 'Karin', text });
  });

  test('a change that was made on something older is refused', async () => {
    const { lead, id } = await team();
    const body = { id, name: 'Erika', role: 'redaktion', version: '1' };
    await changeMember(body, lead);
    expect((await refusal(changeMember({ ...body, role: 'mitarbeiter' }, lead))).status).toBe(409);
    expect(await openMember(id)).toMatchObject({ role: 'redaktion', version: 2 });
  });

  test('the last who leads the office stays, also when two are changed at the same moment', async () => {
    const { lead } = await team();
    const other = await storedEmployee({ role: 'leitung' });
    const demote = (id: number) =>
      changeMember({ id: String(id), name: 'X', role: 'mitarbeiter', version: '1' }, lead);
    const results = await Promise.allSettled([demote(lead.id), demote(other.id)]);
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBeLessThan(2);
    const db = await database();
    const leads = await db.employee.findMany({ where: { role: 'leitung' } });
    expect(leads.length).toBeGreaterThan(0);
    for (const { id } of leads.slice(1))
      await disableMember({ id: String(id) }, { ...lead, id: 0 });
    const last = String(leads[0]!.id);
    const refused = await refusal(disableMember({ id: last }, { ...lead, id: 0 }));
    expect(refused).toMatchObject({ code: 'conflict', message: expect.stringContaining('letzte') });
  });

  test('employees cannot disable or reset their own account here', async () => {
    const { lead } = await team();
    for (const act of [disableMember, resetMember, dropFactorsOfMember]) {
      const refused = await refusal((async () => act({ id: String(lead.id) }, lead))());
      expect(refused.code).toBe('conflict');
    }
  });

  test('a second factor is required of one, then of all, also of later accounts', async () => {
    const { lead, id } = await team();
    await requireOfMember({ id, required: 'on' }, lead);
    await requireOfMember({ id, required: '' }, lead);
    expect((await accountHistory(Number(id))).map(({ text }) => text)).toEqual([
      'Zweiter Faktor nicht mehr verlangt',
      'Zweiter Faktor verlangt',
    ]);
    await requireOfAll({}, lead);
    await addMember(NEW, lead);
    expect((await listMembers()).map((member) => member.secondFactorRequired)).toEqual([
      true,
      true,
      true,
    ]);
  });

  test.each([undefined, 'x', '999999', '1e3'])('there is no account %j', async (id) => {
    const { lead } = await team();
    for (const act of [disableMember, enableMember, resetMember, dropFactorsOfMember]) {
      const refused = await refusal((async () => act({ id }, lead))());
      expect(refused.code).toBe('not_found');
    }
  });
});
