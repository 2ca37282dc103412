import { COMPANY_SETTINGS } from '@/lib/testing/company-settings';

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

describe('while nothing is configured', () => {
  test('shows what is obviously no real company', async () => {
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
});

describe('when it is configured', () => {
  test('shows the settings', async () => {
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

  test.each([
    ['+49 89 1234-0', 'tel:+498912340'],
    ['089/1234 567', 'tel:0891234567'],
    ['(089) 123456', 'tel:089123456'],
  ])('the link of %s dials %s', async (phone, href) => {
    expect(await siteWith({ COMPANY_PHONE: phone })).toMatchObject({ phone, phoneHref: href });
  });
});
