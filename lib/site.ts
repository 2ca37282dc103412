import 'server-only';
import { env } from './platform/env';
import { phoneHref } from './platform/format/phone';
import { shown } from './placeholders';

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
