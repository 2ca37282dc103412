import { languageModelProvider } from '@/lib/company';
import { COMPANY_SETTINGS } from '@/lib/testing/company-settings';

const OPENAI_API_KEY = 'key';

test.each([
  [{}, undefined],
  [{ OPENAI_BASE_URL: 'https://model.example/v1' }, undefined],
  [{ OPENAI_API_KEY: '' }, undefined],
  [{ OPENAI_API_KEY }, { host: 'api.openai.com' }],
  [{ OPENAI_API_KEY, OPENAI_BASE_URL: 'https://model.example/v1' }, { host: 'model.example' }],
  [
    { OPENAI_API_KEY, OPENAI_BASE_URL: 'https://user:word@model.example:8443/v1' },
    { host: 'model.example:8443' },
  ],
  [{ OPENAI_API_KEY, OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' }, {}],
  [{ OPENAI_API_KEY, OPENAI_BASE_URL: 'http://[::1]:11434/v1' }, {}],
])('of the settings %j the notice names %j', (settings, model) => {
  expect(languageModelProvider(settings)).toEqual(model);
});

describe('the site', () => {
  const NAMES = [
    'APP_URL',
    'PORT',
    'SITE_NAME',
    'COMPANY_NAME',
    'COMPANY_ADDRESS',
    'COMPANY_PHONE',
    'COMPANY_EMAIL',
    'COMPANY_EDITOR',
    'SITE_BUILDER_NAME',
    'SITE_BUILDER_URL',
  ];
  const original = { ...process.env };

  async function siteWith(settings: Record<string, string> = {}) {
    jest.resetModules();
    for (const name of NAMES) delete process.env[name];
    Object.assign(process.env, settings);
    return (await import('./site')).site();
  }

  afterAll(() => {
    process.env = original;
  });

  test('while nothing is configured shows what is obviously no real company', async () => {
    expect(await siteWith()).toEqual({
      name: 'Wohnlotse',
      url: 'http://localhost:3000',
      company: 'Musterfirma GmbH (Platzhalter)',
      address: 'Musterstraße 1, 12345 Musterstadt',
      phone: '+49 30 23125 000',
      phoneHref: 'tel:+493023125000',
      email: 'kontakt@beispiel.invalid',
      editor: 'Erika Mustermann (Platzhalter)',
      builder: { name: 'Musteragentur', url: 'https://beispiel.invalid' },
    });
  });

  test('when it is configured shows the settings', async () => {
    const settings = {
      ...COMPANY_SETTINGS,
      APP_URL: 'https://haus.example',
      SITE_NAME: 'Haus',
    };
    expect(await siteWith(settings)).toEqual({
      name: 'Haus',
      url: 'https://haus.example',
      company: 'Haus GmbH',
      address: 'Weg 1, 80331 München',
      phone: '+49 89 1234567',
      phoneHref: 'tel:+49891234567',
      email: 'post@haus.example',
      editor: 'Karin Chefin',
      builder: { name: 'Agentur', url: 'https://agentur.example' },
    });
  });
});
