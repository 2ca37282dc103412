import { parseEnv, type Env } from './env';

type Name = keyof Env;

describe('a setting that is not given', () => {
  test.each<[Name, unknown]>([
    ['PORT', 3000],
    ['HOST', '127.0.0.1'],
    ['DATABASE_URL', 'file:./data/portal.db'],
    ['APP_URL', 'http://localhost:3000'],
    ['OPENAI_DAILY_CALLS', 500],
    ['CONTENT_PROTECTION', 'on'],
    ['RATE_LIMIT', 'on'],
    ['WEBHOOK_PRIVATE', 'off'],
  ])('%s is %p', (name, value) => {
    expect(parseEnv({})[name]).toBe(value);
  });

  test('is the same as an empty one', () => {
    expect(parseEnv({ PORT: '', AUTH_SECRET: '', HEALTH_TOKEN: '' })).toEqual(parseEnv({}));
  });
});

describe('a setting that is given', () => {
  test.each<[Name, string, unknown]>([
    ['PORT', '8080', 8080],
    ['PORT', '65535', 65_535],
    ['DATABASE_URL', 'file:/var/lib/portal.db', 'file:/var/lib/portal.db'],
    ['DATABASE_URL', 'postgresql://u:p@db:5432/portal', 'postgresql://u:p@db:5432/portal'],
    ['APP_URL', 'https://wohnlotse.example/', 'https://wohnlotse.example'],
    ['APP_URL', 'http://localhost:4000//', 'http://localhost:4000'],
    ['AUTH_SECRET', 'x'.repeat(32), 'x'.repeat(32)],
    ['GEOCODER_URL', 'https://geo.example/', 'https://geo.example'],
    ['OPENAI_API_KEY', ' sk-abc_123 ', 'sk-abc_123'],
    ['OPENAI_DAILY_CALLS', '0', 0],
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
    ['COMPANY_PHONE', '+49 30 1234567', '+49 30 1234567'],
    ['COMPANY_EDITOR', ' Karin Chefin ', 'Karin Chefin'],
    ['COMPANY_VAT_ID', 'DE 123 456 789', 'DE123456789'],
    ['INVOICE_IBAN', 'DE02 1203 0000 0000 2020 51', 'DE02120300000000202051'],
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
    ['PORT', '0', 'expected a port number from 1 to 65535'],
    ['PORT', '65536', 'expected a port number from 1 to 65535'],
    ['DATABASE_URL', 'mysql://db/portal', 'expected file:./path/to.db or postgresql://'],
    ['DATABASE_URL', 'file:', 'expected file:./path/to.db or postgresql://'],
    ['APP_URL', 'wohnlotse.example', 'expected an address like https://www.example.de'],
    ['APP_URL', 'ftp://wohnlotse.example', 'expected an address like https://www.example.de'],
    ['AUTH_SECRET', 'x'.repeat(31), 'expected at least 32 characters'],
    ['BACKUP_KEY', 'x'.repeat(15), 'expected at least 16 characters'],
    ['EMPLOYEE_EMAIL', 'chefin', 'expected a mail address'],
    ['EMPLOYEE_PASSWORD', 'x'.repeat(11), 'expected 12 to 256 characters'],
    ['GEOCODER_URL', 'geo', 'expected an address like https://www.example.de'],
    ['OPENAI_API_KEY', 'two words', 'expected a key without spaces'],
    ['OPENAI_BASE_URL', 'api.openai.com', 'expected an address like https://www.example.de'],
    ['OPENAI_DAILY_CALLS', '-1', 'expected a whole number, 0 or more'],
    ['OPENAI_DAILY_CALLS', '1.5', 'expected a whole number, 0 or more'],
    ['SMTP_URL', 'mail.example', 'expected an address like smtps://user:password@mail.example.de'],
    ['MAIL_FROM', 'nobody', 'expected info@example.de or Name <info@example.de>'],
    [
      'MAIL_FROM',
      'A\r\nBcc: b@example.de <info@example.de>',
      'expected info@example.de or Name <info@example.de>',
    ],
    ['RATE_LIMIT', 'ON', 'expected "on" or "off"'],
    ['TRUSTED_PROXIES', 'my proxy', 'expected'],
    ['LOG_LEVEL', 'debug', 'expected "error", "warn" or "info"'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'expected an address like'],
    ['HEALTH_TOKEN', 'fifteen-letters', 'expected at least 16 characters without spaces'],
    ['HEALTH_TOKEN', 'sixteen letters ä', 'expected at least 16 characters without spaces'],
    ['COMPANY_NAME', ' ', 'expected'],
    ['COMPANY_PHONE', 'anrufen', 'expected a phone number like +49 30 1234567'],
    ['COMPANY_EMAIL', 'post', 'expected a mail address'],
    ['COMPANY_ADDRESS', 'Weg 1, Berlin', 'expected an address like Weg 1, 80331 München'],
    ['INVOICE_IBAN', '120300000000202051', 'expected DE and twenty digits'],
    ['COMPANY_VAT_ID', '123456789', 'expected DE and nine digits, like DE123456789'],
    ['COMPANY_VAT_ID', 'DE1234567890', 'expected DE and nine digits'],
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
