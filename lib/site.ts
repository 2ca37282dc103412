import 'server-only';
import { env } from '@/lib/platform/env';
import { phoneHref } from '@/lib/platform/format/phone';
import { log } from '@/lib/platform/telemetry/log';

const PLACEHOLDERS = {
  COMPANY_NAME: 'Musterfirma GmbH (Platzhalter)',
  COMPANY_ADDRESS: 'Musterstraße 1, 12345 Musterstadt',
  COMPANY_PHONE: '+49 30 23125 000',
  COMPANY_EMAIL: 'kontakt@beispiel.invalid',
  COMPANY_EDITOR: 'Erika Mustermann (Platzhalter)',
  COMPANY_DIRECTOR: 'Max Mustermann (Platzhalter)',
  COMPANY_REGISTER: 'Amtsgericht Musterstadt, HRB 00000 (Platzhalter)',
  COMPANY_VAT_ID: 'DE000000000 (Platzhalter)',
  COMPANY_LICENCE_AUTHORITY:
    'Ordnungsamt Musterstadt, Musterplatz 1, 12345 Musterstadt (Platzhalter)',
  COMPANY_SUPERVISORY_AUTHORITY: 'Datenschutzbehörde Musterland (Platzhalter)',
  COMPANY_HOSTING: 'Musterhoster GmbH, 12345 Musterstadt (Platzhalter)',
  SITE_BUILDER_NAME: 'Musteragentur',
  SITE_BUILDER_URL: 'https://beispiel.invalid',
} as const;

type Setting = keyof typeof PLACEHOLDERS;

export function shown(setting: Setting): string {
  return env()[setting] ?? PLACEHOLDERS[setting];
}

export function placeholders(): string[] {
  const settings = env();
  return Object.keys(PLACEHOLDERS).filter((name) => !settings[name as Setting]);
}

/** Called once per server. */
export function warnOfPlaceholders(): void {
  const names = placeholders();
  if (names.length === 0) return;
  log().warn(
    `Visitors read placeholders instead of the company's data. To be set (README, Settings): ${names.join(', ')}`,
  );
}

export function site() {
  const settings = env();
  const phone = shown('COMPANY_PHONE');
  return {
    name: settings.SITE_NAME,
    url: settings.APP_URL,
    company: shown('COMPANY_NAME'),
    address: shown('COMPANY_ADDRESS'),
    phone,
    phoneHref: phoneHref(phone),
    email: shown('COMPANY_EMAIL'),
    /** § 18 (2) MStV */
    editor: shown('COMPANY_EDITOR'),
    builder: { name: shown('SITE_BUILDER_NAME'), url: shown('SITE_BUILDER_URL') },
  };
}

export type Site = ReturnType<typeof site>;
