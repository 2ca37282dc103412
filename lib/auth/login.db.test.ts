import { scryptSync } from 'node:crypto';
import { database } from '@/lib/platform/db/client';
import { nextAddress } from '@/lib/testing/api-posts';
import { holdClock } from '@/lib/testing/hold-clock';
import { disableAccount, removeFactors } from './accounts/repository';
import { ensureFirstEmployee, renewPassword } from './accounts/service';
import { logIn } from './service';
import { Secret, TOTP } from 'otpauth';
import { readCookie } from '@/lib/platform/http/caller';
import { refusal } from '@/lib/testing/admin';
import { storedEmployee } from '@/lib/testing/employee-login';
import { STEP_COOKIE } from './constants';
import { replaceRecoveryCodes } from './factors/repository';
import { newTotpSecret, totpSetup } from './factors/totp';
import { readSession } from './session/service';
import { takeSecondStep } from './steps/second-step';
import { pendingWays } from './steps/service';

const PASSWORD = 'ein gutes Passwort';
const KEY = scryptSync(PASSWORD, Buffer.alloc(16), 32, { N: 1024, r: 8, p: 1 });
const passwordHash = `scrypt$1024$8$1$${Buffer.alloc(16).toString('base64url')}$${KEY.toString('base64url')}`;

describe('the first step', () => {
  const EMAIL = 'erika@portal.example';
  const WRONG = 'ein falsches Passwort';
  const TOO_MANY = { code: 'too_many' };

  const attempt = (email: string, password: string, from = nextAddress(), cookie = '') =>
    logIn({ email, password }, new Headers({ 'x-forwarded-for': from, cookie }));

  async function employee(email = EMAIL, disabledAt: Date | null = null) {
    const db = await database();
    const data = { email, name: 'Erika', passwordHash, disabledAt };
    return db.employee.create({ data });
  }

  beforeEach(async () => {
    const db = await database();
    await db.employee.deleteMany();
    await db.rateLimitCounter.deleteMany();
  });

  async function triedFrom(attempts: [email: string, from: string][]): Promise<number> {
    const all = attempts.map(([email, from]) => attempt(email, WRONG, from));
    const results = await Promise.allSettled(all);
    return results.filter(({ status }) => status === 'fulfilled').length;
  }

  describe('failures are limited', () => {
    beforeEach(holdClock);

    test.each([
      ['that exists', EMAIL],
      ['that does not', 'niemand@portal.example'],
    ])('to five on an account %s, from any caller', async (_, email) => {
      await employee();
      for (let round = 0; round < 5; round++) expect(await attempt(email, WRONG)).toBeNull();
      await expect(attempt(email, PASSWORD)).rejects.toMatchObject(TOO_MANY);
    });

    test('to twenty from one address, whatever the account', async () => {
      await employee();
      const from = nextAddress();
      for (let round = 0; round < 20; round++) {
        if (round > 2) await employee(`nr${round}@portal.example`);
        expect(await attempt(`nr${round}@portal.example`, WRONG, from)).toBeNull();
      }
      await expect(attempt(EMAIL, PASSWORD, from)).rejects.toMatchObject(TOO_MANY);
      expect(await attempt(EMAIL, PASSWORD)).not.toBeNull();
    });

    test('to five on an account also from sixty addresses, and its owner still gets in', async () => {
      await employee();
      const cookie = (await attempt(EMAIL, PASSWORD))?.deviceCookie?.split(';')[0] ?? '';
      const addresses = Array.from({ length: 60 }, (_, n) => `198.18.${n >> 8}.${n & 255}`);
      const tried = await triedFrom(addresses.map((from) => [EMAIL, from]));
      expect(tried).toBe(5);
      expect(await attempt(EMAIL, PASSWORD, nextAddress(), cookie)).not.toBeNull();
    });

    test('to sixty from one /48, whatever its /64 and the account', async () => {
      const names = Array.from({ length: 80 }, (_, n) => `nr${n}@portal.example`);
      for (const name of names) await employee(name);
      const tried = await triedFrom(
        names.map((name, n) => [name, `2001:db8:1:${n.toString(16)}::1`]),
      );
      expect(tried).toBe(60);
      expect(await attempt('nr0@portal.example', WRONG, '2001:db8:2::1')).toBeNull();
    });

    test('wherever the quarter of an hour begins, and end with it', async () => {
      await employee();
      const start = Date.now();
      const at = (minutes: number) => jest.setSystemTime(start + minutes * 60_000);
      for (const minutes of [13, 13, 13, 14, 14]) {
        at(minutes);
        expect(await attempt(EMAIL, WRONG)).toBeNull();
      }
      for (const minutes of [15, 20, 27]) {
        at(minutes);
        await expect(attempt(EMAIL, PASSWORD)).rejects.toMatchObject(TOO_MANY);
      }
      at(14 + 18);
      expect(await attempt(EMAIL, PASSWORD)).not.toBeNull();
    });

    test('while refused attempts lock no one out for longer', async () => {
      await employee();
      const from = nextAddress();
      for (let round = 0; round < 5; round++) await attempt(EMAIL, WRONG, from);
      for (let round = 0; round < 30; round++) {
        await expect(attempt(EMAIL, PASSWORD, from)).rejects.toMatchObject(TOO_MANY);
      }
      await employee('karin@portal.example');
      expect(await attempt('karin@portal.example', PASSWORD, from)).not.toBeNull();
      jest.setSystemTime(Date.now() + 18 * 60_000);
      expect(await attempt(EMAIL, PASSWORD, from)).not.toBeNull();
    });

    test('and a login that works is none', async () => {
      const from = nextAddress();
      await employee();
      for (let round = 0; round < 4; round++) await attempt(EMAIL, WRONG, from);
      for (let round = 0; round < 8; round++) {
        expect(await attempt(EMAIL, PASSWORD, from)).not.toBeNull();
      }
      expect(await attempt(EMAIL, WRONG, from)).toBeNull();
      await expect(attempt(EMAIL, PASSWORD, from)).rejects.toMatchObject(TOO_MANY);
    });
  });

  describe('a browser in which the owner has logged in before', () => {
    beforeEach(holdClock);

    async function known() {
      await employee();
      const login = await attempt(EMAIL, PASSWORD);
      return login?.deviceCookie?.split(';')[0] ?? '';
    }
    const fail = async (rounds: number, cookie = '') => {
      for (let round = 0; round < rounds; round++) {
        expect(await attempt(EMAIL, WRONG, nextAddress(), cookie)).toBeNull();
      }
    };

    test('lets the owner in when others have used up the attempts of the connection', async () => {
      const cookie = await known();
      const office = nextAddress();
      for (let round = 0; round < 20; round++) {
        await employee(`nr${round}@portal.example`);
        expect(await attempt(`nr${round}@portal.example`, WRONG, office)).toBeNull();
      }
      await expect(attempt(EMAIL, PASSWORD, office)).rejects.toMatchObject(TOO_MANY);
      expect(await attempt(EMAIL, PASSWORD, office, cookie)).not.toBeNull();
    });

    test('has five attempts itself, and leaves those of the account alone', async () => {
      const cookie = await known();
      await fail(5, cookie);
      await expect(attempt(EMAIL, PASSWORD, nextAddress(), cookie)).rejects.toMatchObject(TOO_MANY);
      expect(await attempt(EMAIL, PASSWORD)).not.toBeNull();
    });

    test('is kept from scripts and other sites, for half a year', async () => {
      await employee();
      const login = await attempt(EMAIL, PASSWORD);
      expect(login?.deviceCookie).toMatch(
        /^portal-geraet-\d+=[\w-]{16}\.[\da-f]{64}; Path=\/api; Max-Age=15552000; HttpOnly; SameSite=Lax$/,
      );
    });
  });

  describe('the first employee', () => {
    let lines: string[];
    beforeEach(() => {
      lines = [];
      jest.spyOn(console, 'log').mockImplementation((line) => lines.push(String(line)));
    });
    afterEach(() => jest.restoreAllMocks());

    test('is made once by processes that start together, and can log in with what was printed', async () => {
      await Promise.all([ensureFirstEmployee(), ensureFirstEmployee(), ensureFirstEmployee()]);
      await ensureFirstEmployee();
      expect(lines).toEqual([
        'First employee: leitung@portal.invalid',
        expect.stringMatching(/^Password, shown only this once: [\w-]{16}$/),
      ]);
      const password = lines[1]?.split(': ')[1] ?? '';
      const login = await attempt('leitung@portal.invalid', password);
      expect(login?.employee).toMatchObject({ name: 'Leitung', role: 'leitung' });
    });

    test('is not made beside another one, even a disabled one', async () => {
      await employee(EMAIL, new Date());
      await ensureFirstEmployee();
      expect(lines).toEqual([]);
      expect(await (await database()).employee.count()).toBe(1);
    });
  });
});

describe('the second step', () => {
  async function withApp() {
    const employee = await storedEmployee();
    const { id, email } = employee;
    const db = await database();
    await db.employee.update({ where: { id }, data: { passwordHash } });
    const secret = newTotpSecret(id);
    await db.totpFactor.create({ data: { employeeId: id, secret, confirmedAt: new Date() } });
    const plain = totpSetup({ employeeId: id, secret }, email)!.secret.replaceAll(' ', '');
    const app = new TOTP({ secret: Secret.fromBase32(plain) });
    const codeAt = (steps: number) => app.generate({ timestamp: Date.now() + steps * 30_000 });
    return { ...employee, codeAt };
  }

  const from = (cookie = '') => new Headers({ 'x-forwarded-for': nextAddress(), cookie });

  /** Returns the headers for the next step. */
  async function begin({ email }: { email: string }, known = '') {
    const login = await logIn({ email, password: PASSWORD }, from(known));
    if (!login?.pending) throw new Error('There is no second step.');
    return from(`${login.stepCookie.split(';')[0]}; ${known}`);
  }

  const take = (word: string, body: unknown, headers: Headers) =>
    takeSecondStep(word, body, headers);
  const codes = async (word: string, body: unknown, headers: Headers) =>
    (await refusal(take(word, body, headers))).code;

  const eventsOf = async (accountId: number) => {
    const db = await database();
    const events = await db.accountEvent.findMany({ where: { accountId }, orderBy: { id: 'asc' } });
    return events.map(({ action, details }) => [action, details]);
  };

  beforeEach(holdClock);

  test('the password alone opens nothing, and the answer says what comes next', async () => {
    const account = await withApp();
    const login = await logIn({ email: account.email, password: PASSWORD }, from());
    expect(login).toEqual({
      pending: { code: true, passkey: false, recovery: false },
      stepCookie: expect.stringMatching(
        /^portal-anmeldung=[\w-]{36}\.[\w-]{43}; Path=\/; Max-Age=300; HttpOnly; SameSite=Lax$/,
      ),
    });
    const db = await database();
    expect(await db.employeeSession.count({ where: { employeeId: account.id } })).toBe(0);
  });

  test('a right code opens a login, which is written down', async () => {
    const account = await withApp();
    const headers = await begin(account);
    const { login, cookie } = await take('code', { code: ` ${account.codeAt(0)}` }, headers);
    expect(login?.employee.id).toBe(account.id);
    expect(cookie).toMatch(/^portal-anmeldung=; .*Max-Age=0/);
    expect((await readSession(login!.sid, { touch: false })).employee?.id).toBe(account.id);
    expect(await eventsOf(account.id)).toEqual([
      ['login', { way: 'code', device: 'Unbekanntes Programm' }],
    ]);
  });

  test('a code that is sent by several at once lets one in', async () => {
    const account = await withApp();
    const steps = await Promise.all(Array.from({ length: 4 }, () => begin(account)));
    const code = account.codeAt(0);
    const results = await Promise.allSettled(
      steps.map((headers) => take('code', { code }, headers)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('a step that is finished by two codes at once opens one login', async () => {
    const account = await withApp();
    const headers = await begin(account);
    const bodies = [-1, 0, 1].map((steps) => ({ code: account.codeAt(steps) }));
    const results = await Promise.allSettled(bodies.map((body) => take('code', body, headers)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const db = await database();
    expect(await db.employeeSession.count({ where: { employeeId: account.id } })).toBe(1);
  });

  test('a code is worth nothing a second time, and neither is an earlier one', async () => {
    const account = await withApp();
    await take('code', { code: account.codeAt(0) }, await begin(account));
    const headers = await begin(account);
    expect(await codes('code', { code: account.codeAt(0) }, headers)).toBe('unauthorised');
    expect(await codes('code', { code: account.codeAt(-1) }, headers)).toBe('unauthorised');
    expect((await take('code', { code: account.codeAt(1) }, headers)).login).toBeDefined();
  });

  test('a recovery code lets in once, also when it is sent by several at once', async () => {
    const account = await withApp();
    const [first = '', second = ''] = await replaceRecoveryCodes(account.id);
    const steps = await Promise.all(Array.from({ length: 4 }, () => begin(account)));
    const results = await Promise.allSettled(
      steps.map((headers) => take('recovery', { code: first }, headers)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await codes('recovery', { code: first }, await begin(account))).toBe('unauthorised');
    const { login } = await take('recovery', { code: second.toLowerCase() }, await begin(account));
    expect(login).toBeDefined();
    const db = await database();
    const stored = await db.recoveryCode.findMany({ where: { employeeId: account.id } });
    expect(JSON.stringify(stored)).not.toContain(second);
  });

  test('an app that no code has confirmed is no second factor', async () => {
    const account = await withApp();
    const db = await database();
    const where = { employeeId: account.id };
    await db.totpFactor.update({ where, data: { confirmedAt: null } });
    const login = await logIn({ email: account.email, password: PASSWORD }, from());
    expect(login?.pending).toBeUndefined();
    expect(login?.employee?.id).toBe(account.id);
  });

  test('five wrong codes lock the step and the account, and the failures are written down', async () => {
    const account = await withApp();
    const headers = await begin(account);
    for (let round = 0; round < 5; round++) {
      expect(await codes('code', { code: '000000' }, headers)).toBe('unauthorised');
    }
    const refused = await refusal(take('code', { code: account.codeAt(0) }, headers));
    expect(refused.status).toBe(429);
    expect(refused.details.retryAfter).toBeGreaterThan(60);
    const again = await begin(account);
    expect(await codes('code', { code: account.codeAt(0) }, again)).toBe('too_many');
    const other = await withApp();
    expect((await take('code', { code: other.codeAt(0) }, await begin(other))).login).toBeDefined();
    expect(await eventsOf(account.id)).toEqual(Array(5).fill(['login-failed', { at: 'code' }]));
  });

  test('a stranger who knows the password locks no code of a browser that is known', async () => {
    const account = await withApp();
    const [recovery = ''] = await replaceRecoveryCodes(account.id);
    const { login } = await take('code', { code: account.codeAt(-1) }, await begin(account));
    const known = login!.deviceCookie.split(';')[0];
    const stranger = await begin(account);
    for (let round = 0; round < 5; round++) await codes('code', { code: '000000' }, stranger);
    expect(await codes('code', { code: account.codeAt(0) }, await begin(account))).toBe('too_many');
    const byApp = await take('code', { code: account.codeAt(0) }, await begin(account, known));
    expect(byApp.login?.employee.id).toBe(account.id);
    const byRecovery = await take('recovery', { code: recovery }, await begin(account, known));
    expect(byRecovery.login?.employee.id).toBe(account.id);
  });

  test('in a browser that is known five wrong codes are enough as well', async () => {
    const account = await withApp();
    const { login } = await take('code', { code: account.codeAt(-1) }, await begin(account));
    const known = login!.deviceCookie.split(';')[0];
    const tried = [];
    for (let round = 0; round < 6; round++) {
      const way = round % 2 ? 'recovery' : 'code';
      const code = way === 'code' ? '000000' : 'AAAA-AAAA-AAAA-AAAA';
      tried.push(await codes(way, { code }, await begin(account, known)));
    }
    expect(tried).toEqual([...Array(5).fill('unauthorised'), 'too_many']);
    const elsewhere = await take('code', { code: account.codeAt(0) }, await begin(account));
    expect(elsewhere.login).toBeDefined();
  });

  test('wrong codes that come at the same moment are five as well', async () => {
    const headers = await begin(await withApp());
    const all = Array.from({ length: 12 }, () => codes('code', { code: '000000' }, headers));
    const tried = (await Promise.all(all)).filter((code) => code === 'unauthorised');
    expect(tried).toHaveLength(5);
  });

  test('a step is over after five minutes, when it is given up, and when the account changes', async () => {
    const account = await withApp();
    const late = await begin(account);
    expect(await pendingWays(late)).toEqual({ code: true, passkey: false, recovery: false });
    jest.setSystemTime(Date.now() + 5 * 60_000);
    expect(await pendingWays(late)).toBeUndefined();
    expect(await codes('code', { code: account.codeAt(0) }, late)).toBe('conflict');

    const given = await begin(account);
    await take('cancel', {}, given);
    expect(await codes('code', { code: account.codeAt(0) }, given)).toBe('conflict');

    for (const change of [
      () => renewPassword({ id: account.id }, 'command'),
      () => removeFactors({ id: account.id }, 'command'),
      () => disableAccount({ id: account.id }, 'command'),
    ]) {
      const db = await database();
      await db.employee.update({ where: { id: account.id }, data: { passwordHash } });
      const begun = await begin(account);
      await change();
      expect(await codes('code', { code: account.codeAt(0) }, begun)).toBe('conflict');
      const secret = newTotpSecret(account.id);
      const data = { employeeId: account.id, secret, confirmedAt: new Date() };
      await db.totpFactor.upsert({ where: { employeeId: account.id }, create: data, update: {} });
    }
  });

  test('a cookie that is not ours, or none, has no second step', async () => {
    const account = await withApp();
    const good = readCookie(await begin(account), STEP_COOKIE) ?? '';
    const [id = ''] = good.split('.');
    for (const value of ['', 'x', id, `${id}.`, `${id}.${'A'.repeat(43)}`, `x${good}`]) {
      const headers = from(`${STEP_COOKIE}=${value}`);
      expect(await pendingWays(headers)).toBeUndefined();
      expect(await codes('code', { code: account.codeAt(0) }, headers)).toBe('conflict');
    }
  });

  test.each([
    ['code', {}, 'invalid'],
    ['code', { code: 123456 }, 'invalid'],
    ['recovery', { code: 'ABCD' }, 'invalid'],
    ['passkey', { response: 'x' }, 'conflict'],
    ['nothing', {}, 'not_found'],
  ])('%s with %j is refused as %s', async (word, body, code) => {
    expect(await codes(word, body, await begin(await withApp()))).toBe(code);
  });

  test('a passkey that no one has, or another account, is not let in; its challenge is good once', async () => {
    const account = await withApp();
    const db = await database();
    const passkey = { name: 'x', publicKey: 'AAAA', transports: '' };
    const id = `key-${account.id}`;
    const other = await storedEmployee();
    await db.passkey.create({ data: { ...passkey, id, employeeId: other.id } });
    const headers = await begin(account);
    for (const response of [{ id: 'unknown' }, { id }, { id, response: { signature: [] } }]) {
      await take('passkey-options', {}, headers);
      expect(await codes('passkey', { response }, headers)).toBe('unauthorised');
      expect(await codes('passkey', { response }, headers)).toBe('conflict');
    }
  });
});
