import { Secret, TOTP } from 'otpauth';
import type { LoggedIn } from '../employee';
import { updateRequirement } from '../accounts/repository';
import { accountHistory } from '../events/history-service';
import { hashPassword } from '../password';
import { openSession, readSession } from '../session/service';
import { database } from '@/lib/platform/db/client';
import { refusal } from '@/lib/testing/admin';
import { storedEmployee } from '@/lib/testing/employee-login';
import { holdClock } from '@/lib/testing/hold-clock';
import {
  beginOwnTotp,
  changeOwnPassword,
  confirmOwnTotp,
  endOwnLogin,
  endOwnLogins,
  ownAccount,
  removeOwnPasskey,
  removeOwnTotp,
  renameOwnPasskey,
  renewOwnCodes,
} from './service';

const PRESENT = 'das alte Passwort';
const NEW = 'ein neues Passwort';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(PRESENT);
});

async function somebody() {
  const { id } = await storedEmployee();
  const db = await database();
  await db.employee.update({ where: { id }, data: { passwordHash } });
  const [sid, other] = [await openSession(id), await openSession(id, { device: 'Safari' })];
  const me = await reread(sid);
  return { me: me!, other };
}
const reread = async (sid: string): Promise<LoggedIn | null> =>
  (await readSession(sid, { touch: false })).employee;

async function setUpApp(me: LoggedIn) {
  await beginOwnTotp({ present: PRESENT }, me);
  const secret = (await ownAccount(me)).setup!.secret.replaceAll(' ', '');
  await confirmOwnTotp({ code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() }, me);
}

const fieldsOf = async (doing: Promise<unknown>) => (await refusal(doing)).details.fields;

test('the present password must be right; five tries are allowed', async () => {
  holdClock();
  const { me } = await somebody();
  const body = { present: 'ein falsches', password: NEW, repeated: NEW };
  for (let round = 0; round < 5; round++) {
    expect(await fieldsOf(changeOwnPassword(body, me))).toEqual({
      present: 'Dieses Passwort stimmt nicht',
    });
  }
  const refused = await refusal(changeOwnPassword({ ...body, present: PRESENT }, me));
  expect(refused.status).toBe(429);
});

test('of two changes at once one holds', async () => {
  const { me } = await somebody();
  const changes = [NEW, `${NEW}!`].map((password) =>
    changeOwnPassword({ present: PRESENT, password, repeated: password }, me),
  );
  const results = await Promise.allSettled(changes);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('logins are listed with where they are, and ended one by one or all', async () => {
  const { me, other } = await somebody();
  const stranger = await somebody();
  expect((await ownAccount(me)).logins).toMatchObject([
    { id: me.sid, isThis: true, device: 'Unbekanntes Programm' },
    { id: other, isThis: false, device: 'Safari' },
  ]);
  expect((await refusal(endOwnLogin({ id: stranger.other }, me))).code).toBe('not_found');
  await endOwnLogin({ id: other }, me);
  expect(await reread(other)).toBeNull();
  expect((await refusal(endOwnLogin({ id: other }, me))).code).toBe('not_found');
  const third = await openSession(me.id);
  await endOwnLogins({ which: 'others' }, me);
  expect(await reread(third)).toBeNull();
  expect(await reread(me.sid)).not.toBeNull();
  await endOwnLogins({ which: 'all' }, me);
  expect(await reread(me.sid)).toBeNull();
  expect(await reread(stranger.other)).not.toBeNull();
  expect((await refusal(endOwnLogins({}, me))).code).toBe('invalid');
});

test('an app counts once it has shown a code; it is removed by its owner, with the recovery codes', async () => {
  const { me, other } = await somebody();
  await updateRequirement({ id: me.id }, true, 'command');
  expect((await reread(me.sid))?.duty).toBe('second-factor');
  expect((await refusal(renewOwnCodes({ present: PRESENT }, me))).code).toBe('conflict');
  await beginOwnTotp({ present: PRESENT }, me);
  expect(await fieldsOf(confirmOwnTotp({ code: '000000' }, me))).toHaveProperty('code');
  expect((await reread(me.sid))?.duty).toBe('second-factor');
  await setUpApp(me);
  expect((await reread(me.sid))?.duty).toBeUndefined();
  expect((await ownAccount(me)).setup).toBeUndefined();
  expect((await refusal(beginOwnTotp({ present: PRESENT }, me))).code).toBe('conflict');
  expect(await renewOwnCodes({ present: PRESENT }, me)).toHaveLength(10);
  expect((await ownAccount(me)).factors).toEqual({ totp: true, passkeys: 0, recoveryCodes: 10 });
  expect(await fieldsOf(removeOwnTotp({ present: 'falsch' }, me))).toHaveProperty('present');
  await removeOwnTotp({ present: PRESENT }, me);
  expect((await ownAccount(me)).factors).toEqual({ totp: false, passkeys: 0, recoveryCodes: 0 });
  expect(await reread(other)).toBeNull();
  expect((await reread(me.sid))?.duty).toBe('second-factor');
});

test('employees cannot rename or remove the passkey of another', async () => {
  const { me } = await somebody();
  const stranger = await somebody();
  const db = await database();
  const id = `key-${me.id}`;
  const passkey = { id, employeeId: me.id, name: 'Laptop', publicKey: '', transports: '' };
  await db.passkey.create({ data: passkey });
  for (const doing of [
    renameOwnPasskey({ id, name: 'Meiner' }, stranger.me),
    removeOwnPasskey({ id, present: PRESENT }, stranger.me),
  ]) {
    expect((await refusal(doing)).code).toBe('not_found');
  }
  await renameOwnPasskey({ id, name: 'Handy' }, me);
  expect((await ownAccount(me)).passkeys).toMatchObject([{ id, name: 'Handy' }]);
  await removeOwnPasskey({ id, present: PRESENT }, me);
  expect((await ownAccount(me)).passkeys).toEqual([]);
});

test('all of it is written down, newest first, and cannot be changed or deleted', async () => {
  const { me } = await somebody();
  await setUpApp(me);
  await changeOwnPassword({ present: PRESENT, password: NEW, repeated: NEW }, me);
  const told = await accountHistory(me.id);
  expect(told.map(({ text }) => text)).toEqual([
    'Passwort geändert, alle anderen Anmeldungen beendet',
    'Codes aus einer App eingerichtet',
    'Angemeldet mit Passwort (Safari)',
    'Angemeldet mit Passwort',
  ]);
  expect(told.every(({ who }) => who === me.name)).toBe(true);
  const db = await database();
  const where = { accountId: me.id };
  await expect(db.accountEvent.updateMany({ where, data: { actor: 'command' } })).rejects.toThrow(
    /append-only|constraint/,
  );
  await expect(db.accountEvent.deleteMany({ where })).rejects.toThrow(/append-only|constraint/);
  expect(await accountHistory(me.id)).toHaveLength(4);
});
