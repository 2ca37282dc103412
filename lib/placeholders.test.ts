import { COMPANY_SETTINGS } from '@/lib/testing/company-settings';

const OPTIONAL = ['COMPANY_DATA_PROTECTION_OFFICER', 'GEOCODER_URL', 'OPENAI_API_KEY'];
const original = { ...process.env };

function settings(given: Record<string, string> = {}) {
  jest.resetModules();
  for (const name of [...Object.keys(COMPANY_SETTINGS), ...OPTIONAL]) delete process.env[name];
  Object.assign(process.env, given);
}

const missing = async () => (await import('./placeholders')).placeholders();
const record = async () => (await import('./company')).companyRecord();

async function warnings() {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  (await import('./placeholders')).warnOfPlaceholders();
  const said = warn.mock.calls.map(([line]) => String(line));
  warn.mockRestore();
  return said;
}

afterAll(() => {
  process.env = original;
});

test('while nothing is set, every variable is named, in one warning', async () => {
  settings();
  expect(await missing()).toEqual(Object.keys(COMPANY_SETTINGS));
  const [warning = '', ...others] = await warnings();
  expect(others).toEqual([]);
  expect(warning).toContain('README');
  for (const name of Object.keys(COMPANY_SETTINGS)) expect(warning).toContain(name);
});

test.each(Object.keys(COMPANY_SETTINGS))(
  '%s alone is named while it alone is missing',
  async (name) => {
    settings({ ...COMPANY_SETTINGS, [name]: '' });
    expect(await missing()).toEqual([name]);
  },
);

test('once all is set there is nothing to warn of', async () => {
  settings(COMPANY_SETTINGS);
  expect(await missing()).toEqual([]);
  expect(await warnings()).toEqual([]);
});

test('the legal pages show what is set', async () => {
  settings({ ...COMPANY_SETTINGS, GEOCODER_URL: 'https://geo.example/api' });
  expect(await record()).toEqual({
    director: COMPANY_SETTINGS.COMPANY_DIRECTOR,
    register: COMPANY_SETTINGS.COMPANY_REGISTER,
    vatId: COMPANY_SETTINGS.COMPANY_VAT_ID,
    licenceAuthority: COMPANY_SETTINGS.COMPANY_LICENCE_AUTHORITY,
    supervisoryAuthority: COMPANY_SETTINGS.COMPANY_SUPERVISORY_AUTHORITY,
    dataProtectionOfficer: undefined,
    hosting: COMPANY_SETTINGS.COMPANY_HOSTING,
    geocoder: 'geo.example',
  });
});

test('and until then what is obviously not meant', async () => {
  settings();
  const { dataProtectionOfficer, geocoder, languageModel, ...shown } = await record();
  expect([dataProtectionOfficer, geocoder, languageModel]).toEqual(Array(3).fill(undefined));
  for (const text of Object.values(shown)) expect(text).toContain('(Platzhalter)');
});
