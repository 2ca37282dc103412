import { env, isProduction, parseEnv, type Env } from './env';

type Name = keyof Env;

const DEFAULTS: [Name, unknown][] = [
  ['PORT', 3000],
  ['HOST', '127.0.0.1'],
  ['DATABASE_URL', 'file:./data/portal.db'],
  ['APP_URL', 'http://localhost:3000'],
  ['ERASURE_LIST', 'data/erasures.jsonl'],
  ['BACKUP_KEY', undefined],
  ['PG_BIN', undefined],
  ['AUTH_SECRET', undefined],
  ['EMPLOYEE_EMAIL', undefined],
  ['EMPLOYEE_PASSWORD', undefined],
  ['EMPLOYEE_NAME', undefined],
  ['GEOCODER_URL', undefined],
  ['OPENAI_API_KEY', undefined],
  ['OPENAI_BASE_URL', 'https://api.openai.com/v1'],
  ['OPENAI_MODEL', 'gpt-5-mini'],
  ['OPENAI_DAILY_CALLS', 500],
  ['SMTP_URL', undefined],
  ['MAIL_FROM', undefined],
  ['CONTENT_PROTECTION', 'on'],
  ['RATE_LIMIT', 'on'],
  ['WEBHOOK_PRIVATE', 'off'],
  ['HEALTH_TOKEN', undefined],
  ['LOG_LEVEL', 'warn'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', undefined],
  ['OTEL_SERVICE_NAME', 'wohnlotse'],
  ['TRUSTED_PROXIES', undefined],
  ['SITE_NAME', 'Wohnlotse'],
  ['COMPANY_NAME', undefined],
  ['COMPANY_ADDRESS', undefined],
  ['COMPANY_PHONE', undefined],
  ['COMPANY_EMAIL', undefined],
  ['COMPANY_EDITOR', undefined],
  ['COMPANY_DIRECTOR', undefined],
  ['COMPANY_REGISTER', undefined],
  ['COMPANY_VAT_ID', undefined],
  ['COMPANY_LICENCE_AUTHORITY', undefined],
  ['COMPANY_SUPERVISORY_AUTHORITY', undefined],
  ['COMPANY_DATA_PROTECTION_OFFICER', undefined],
  ['COMPANY_HOSTING', undefined],
  ['SITE_BUILDER_NAME', undefined],
  ['SITE_BUILDER_URL', undefined],
];

describe('a setting that is not given', () => {
  test.each(DEFAULTS)('%s is %p', (name, value) => {
    expect(parseEnv({})[name]).toBe(value);
  });

  test.each(DEFAULTS)('%s counts as unset when it is empty', (name, value) => {
    expect(parseEnv({ [name]: '' })[name]).toBe(value);
  });

  test('none is required, and each one is listed here', () => {
    const everything = Object.fromEntries(DEFAULTS.map(([name]) => [name, '']));
    expect(parseEnv(everything)).toEqual(parseEnv({}));
    expect(DEFAULTS.map(([name]) => name)).toEqual(
      expect.arrayContaining(Object.keys(parseEnv({}))),
    );
  });
});

describe('a setting that is given', () => {
  test.each<[Name, string, unknown]>([
    ['PORT', '8080', 8080],
    ['PORT', '1', 1],
    ['PORT', '65535', 65_535],
    ['HOST', '0.0.0.0', '0.0.0.0'],
    ['DATABASE_URL', 'file:/var/lib/portal.db', 'file:/var/lib/portal.db'],
    ['DATABASE_URL', 'postgresql://u:p@db:5432/portal', 'postgresql://u:p@db:5432/portal'],
    ['DATABASE_URL', 'postgres://db/portal', 'postgres://db/portal'],
    ['APP_URL', 'https://wohnlotse.example', 'https://wohnlotse.example'],
    ['APP_URL', 'https://wohnlotse.example/', 'https://wohnlotse.example'],
    ['APP_URL', 'http://localhost:4000//', 'http://localhost:4000'],
    ['AUTH_SECRET', 'x'.repeat(32), 'x'.repeat(32)],
    ['EMPLOYEE_EMAIL', 'chefin@haus.example', 'chefin@haus.example'],
    ['EMPLOYEE_PASSWORD', 'x'.repeat(12), 'x'.repeat(12)],
    ['EMPLOYEE_NAME', 'Karin Chefin', 'Karin Chefin'],
    ['GEOCODER_URL', 'https://geo.example/', 'https://geo.example'],
    ['OPENAI_API_KEY', ' sk-abc_123 ', 'sk-abc_123'],
    ['OPENAI_BASE_URL', 'http://127.0.0.1:11434/v1/', 'http://127.0.0.1:11434/v1'],
    ['OPENAI_MODEL', 'llama-4:8b', 'llama-4:8b'],
    ['OPENAI_DAILY_CALLS', '0', 0],
    ['OPENAI_DAILY_CALLS', '2000', 2000],
    ['SMTP_URL', 'smtps://user:key@mail.example:465', 'smtps://user:key@mail.example:465'],
    ['MAIL_FROM', 'info@portal.example', { name: undefined, address: 'info@portal.example' }],
    [
      'MAIL_FROM',
      'Wohnlotse <info@portal.example>',
      { name: 'Wohnlotse', address: 'info@portal.example' },
    ],
    ['RATE_LIMIT', 'on', 'on'],
    ['RATE_LIMIT', 'off', 'off'],
    ['HEALTH_TOKEN', 'sixteen-letters!', 'sixteen-letters!'],
    ['TRUSTED_PROXIES', ' loopback ', 'loopback'],
    ['SITE_NAME', 'Anders', 'Anders'],
    ['COMPANY_NAME', 'Haus GmbH', 'Haus GmbH'],
    ['COMPANY_ADDRESS', 'Weg 1, 80331 München', 'Weg 1, 80331 München'],
    ['COMPANY_PHONE', '+49 30 1234567', '+49 30 1234567'],
    ['COMPANY_PHONE', '030/123-456', '030/123-456'],
    ['COMPANY_EMAIL', 'post@haus.example', 'post@haus.example'],
    ['COMPANY_EDITOR', ' Karin Chefin ', 'Karin Chefin'],
    ['COMPANY_DIRECTOR', 'Karin Chefin', 'Karin Chefin'],
    ['COMPANY_REGISTER', 'Amtsgericht München, HRB 1', 'Amtsgericht München, HRB 1'],
    ['COMPANY_VAT_ID', 'DE123456789', 'DE123456789'],
    ['COMPANY_VAT_ID', 'DE 123 456 789', 'DE123456789'],
    ['COMPANY_LICENCE_AUTHORITY', 'Stadt München', 'Stadt München'],
    ['COMPANY_SUPERVISORY_AUTHORITY', 'BayLDA, Ansbach', 'BayLDA, Ansbach'],
    ['COMPANY_DATA_PROTECTION_OFFICER', 'Dr. Akte', 'Dr. Akte'],
    ['COMPANY_HOSTING', 'Rechenhaus GmbH', 'Rechenhaus GmbH'],
    ['SITE_BUILDER_NAME', 'Agentur', 'Agentur'],
    ['SITE_BUILDER_URL', 'https://agentur.example/', 'https://agentur.example'],
  ])('%s=%s is used', (name, given, value) => {
    expect(parseEnv({ [name]: given })[name]).toEqual(value);
  });

  test('the address of the portal follows the port', () => {
    expect(parseEnv({ PORT: '8080' }).APP_URL).toBe('http://localhost:8080');
  });

  test('what belongs to others is passed over', () => {
    expect(parseEnv({ PATH: '/bin', NODE_ENV: 'test' })).toEqual(parseEnv({}));
  });
});

describe('a setting that cannot be used', () => {
  test.each<[Name, string, string]>([
    ['PORT', 'abc', 'expected a port number'],
    ['PORT', '80.5', 'expected a port number'],
    ['PORT', '0', 'expected a port number from 1 to 65535'],
    ['PORT', '-1', 'expected a port number from 1 to 65535'],
    ['PORT', '65536', 'expected a port number from 1 to 65535'],
    ['HOST', '  ', 'expected'],
    ['DATABASE_URL', 'mysql://db/portal', 'expected file:./path/to.db or postgresql://'],
    ['DATABASE_URL', 'portal.db', 'expected file:./path/to.db or postgresql://'],
    ['DATABASE_URL', 'file:', 'expected file:./path/to.db or postgresql://'],
    ['APP_URL', 'wohnlotse.example', 'expected an address like https://www.example.de'],
    ['APP_URL', 'ftp://wohnlotse.example', 'expected an address like https://www.example.de'],
    ['AUTH_SECRET', 'x'.repeat(31), 'expected at least 32 characters'],
    ['BACKUP_KEY', 'x'.repeat(15), 'expected at least 16 characters'],
    ['EMPLOYEE_EMAIL', 'chefin', 'expected a mail address'],
    ['EMPLOYEE_PASSWORD', 'x'.repeat(11), 'expected 12 to 256 characters'],
    ['EMPLOYEE_NAME', ' ', 'expected'],
    ['GEOCODER_URL', 'geo', 'expected an address like https://www.example.de'],
    ['OPENAI_API_KEY', 'two words', 'expected a key without spaces'],
    ['OPENAI_API_KEY', 'schlüssel', 'expected a key without spaces'],
    ['OPENAI_BASE_URL', 'api.openai.com', 'expected an address like https://www.example.de'],
    ['OPENAI_MODEL', ' ', 'expected'],
    ['OPENAI_DAILY_CALLS', '-1', 'expected a whole number, 0 or more'],
    ['OPENAI_DAILY_CALLS', '1.5', 'expected a whole number, 0 or more'],
    ['OPENAI_DAILY_CALLS', 'viele', 'expected a whole number, 0 or more'],
    ['SMTP_URL', 'mail.example', 'expected an address like smtps://user:password@mail.example.de'],
    ['MAIL_FROM', 'nobody', 'expected info@example.de or Name <info@example.de>'],
    [
      'MAIL_FROM',
      'A\r\nBcc: b@example.de <info@example.de>',
      'expected info@example.de or Name <info@example.de>',
    ],
    ['RATE_LIMIT', 'ON', 'expected "on" or "off"'],
    ['RATE_LIMIT', 'false', 'expected "on" or "off"'],
    ['LOG_LEVEL', 'debug', 'expected "error", "warn" or "info"'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'expected an address like'],
    ['HEALTH_TOKEN', 'fifteen-letters', 'expected at least 16 characters without spaces'],
    ['HEALTH_TOKEN', 'sixteen letters ä', 'expected at least 16 characters without spaces'],
    ['TRUSTED_PROXIES', '  ', 'expected'],
    ['SITE_NAME', ' ', 'expected'],
    ['COMPANY_NAME', ' ', 'expected'],
    ['COMPANY_ADDRESS', ' ', 'expected'],
    ['COMPANY_PHONE', '12345', 'expected a phone number like +49 30 1234567'],
    ['COMPANY_PHONE', 'anrufen', 'expected a phone number like +49 30 1234567'],
    ['COMPANY_EMAIL', 'post', 'expected a mail address'],
    ['COMPANY_EDITOR', ' ', 'expected'],
    ['COMPANY_DIRECTOR', ' ', 'expected'],
    ['COMPANY_REGISTER', ' ', 'expected'],
    ['COMPANY_VAT_ID', '123456789', 'expected DE and nine digits, like DE123456789'],
    ['COMPANY_VAT_ID', 'DE12345678', 'expected DE and nine digits'],
    ['COMPANY_VAT_ID', 'DE1234567890', 'expected DE and nine digits'],
    ['COMPANY_VAT_ID', ' ', 'expected DE and nine digits'],
    ['COMPANY_LICENCE_AUTHORITY', ' ', 'expected'],
    ['COMPANY_SUPERVISORY_AUTHORITY', ' ', 'expected'],
    ['COMPANY_DATA_PROTECTION_OFFICER', ' ', 'expected'],
    ['COMPANY_HOSTING', ' ', 'expected'],
    ['SITE_BUILDER_NAME', ' ', 'expected'],
    ['SITE_BUILDER_URL', 'javascript:alert(1)', 'expected an address like https://www.example.de'],
  ])('%s=%j is named together with what is expected', (name, given, expected) => {
    const parse = () => parseEnv({ [name]: given });
    expect(parse).toThrow(`\n  ${name}: `);
    expect(parse).toThrow(expected);
  });

  test('all of them are named at once, each on a line', () => {
    expect(() => parseEnv({ PORT: 'abc', RATE_LIMIT: 'yes' })).toThrow(
      'Settings that cannot be used:\n  PORT: expected a port number from 1 to 65535\n  RATE_LIMIT: expected "on" or "off"',
    );
  });

  test('its value is not repeated, it may be a secret', () => {
    expect(() => parseEnv({ AUTH_SECRET: 'hunter2' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
    );
  });
});

test('the settings of the process are read once', () => {
  expect(env()).toBe(env());
});

test('a test is no production', () => {
  expect(isProduction()).toBe(false);
});
