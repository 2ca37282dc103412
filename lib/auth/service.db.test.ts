import { scryptSync } from 'node:crypto';
import { database } from '@/lib/platform/db/client';
import { nextAddress } from '@/lib/testing/api-posts';
import { holdClock } from '@/lib/testing/hold-clock';
import { ensureFirstEmployee } from './accounts/service';
import { logIn } from './service';

const EMAIL = 'erika@portal.example';
const PASSWORD = 'ein gutes Passwort';
const WRONG = 'ein falsches Passwort';
const TOO_MANY = { code: 'too_many' };

const CHEAP = scryptSync(PASSWORD, Buffer.alloc(16), 32, { N: 1024, r: 8, p: 1 });
const PASSWORD_HASH = `scrypt$1024$8$1$${Buffer.alloc(16).toString('base64url')}$${CHEAP.toString('base64url')}`;

const attempt = (email: string, password: string, from = nextAddress(), cookie = '') =>
  logIn({ email, password }, new Headers({ 'x-forwarded-for': from, cookie }));

async function employee(email = EMAIL, disabledAt: Date | null = null) {
  const db = await database();
  const data = { email, name: 'Erika', passwordHash: PASSWORD_HASH, disabledAt };
  return db.employee.create({ data });
}

beforeEach(async () => {
  const db = await database();
  await db.employee.deleteMany();
  await db.rateLimitCounter.deleteMany();
});

describe('a login', () => {
  test('leads to the employee, without the stored password', async () => {
    const { id } = await employee();
    const expected = { id, email: EMAIL, name: 'Erika', role: 'mitarbeiter' };
    expect((await attempt(' ERIKA@portal.example', PASSWORD))?.employee).toEqual(expected);
  });

  test('is refused alike for a wrong password, an unknown and a disabled account', async () => {
    await employee();
    await employee('weg@portal.example', new Date());
    expect(await attempt(EMAIL, WRONG)).toBeNull();
    expect(await attempt('niemand@portal.example', PASSWORD)).toBeNull();
    expect(await attempt('weg@portal.example', PASSWORD)).toBeNull();
  });

  test('says what is wrong with the fields', async () => {
    await expect(attempt('erika', '12345')).rejects.toMatchObject({
      code: 'invalid',
      details: {
        fields: {
          email: 'Gültige E-Mail-Adresse erforderlich',
          password: 'Passwort muss mindestens 6 Zeichen lang sein',
        },
      },
    });
  });
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
  ])('to five on an account %s, whoever tries', async (_, email) => {
    await employee();
    for (let round = 0; round < 5; round++) expect(await attempt(email, WRONG)).toBeNull();
    await expect(attempt(email, PASSWORD)).rejects.toMatchObject(TOO_MANY);
  });

  test('to five also when they come at the same moment', async () => {
    await employee();
    const all = Array.from({ length: 12 }, () => attempt(EMAIL, WRONG));
    const results = await Promise.allSettled(all);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
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

  test('to five on an account also from 500 addresses, and its owner still gets in', async () => {
    await employee();
    const cookie = (await attempt(EMAIL, PASSWORD))?.deviceCookie?.split(';')[0] ?? '';
    const addresses = Array.from({ length: 500 }, (_, n) => `198.18.${n >> 8}.${n & 255}`);
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

  test('while refused attempts lock nobody out for longer', async () => {
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

  test('lets the owner in when strangers have used up the attempts of the account', async () => {
    const cookie = await known();
    await fail(5);
    await expect(attempt(EMAIL, PASSWORD)).rejects.toMatchObject(TOO_MANY);
    expect(await attempt(EMAIL, PASSWORD, nextAddress(), cookie)).not.toBeNull();
  });

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
