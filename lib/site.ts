import 'server-only';
import { env } from './env';
import { phoneHref } from './format/phone';

/** What is shown while the company has not been configured: obviously no real data. */
const PLACEHOLDER = {
  company: 'Musterfirma GmbH (Platzhalter)',
  address: 'Musterstraße 1, 12345 Musterstadt',
  phone: '+49 30 23125 000',
  email: 'kontakt@beispiel.invalid',
  editor: 'Erika Mustermann (Platzhalter)',
  builderName: 'Musteragentur',
  builderUrl: 'https://beispiel.invalid',
} as const;

/** Name, company and contact data of the portal, from the settings or as placeholders. */
export function site() {
  const settings = env();
  const phone = settings.COMPANY_PHONE ?? PLACEHOLDER.phone;
  return {
    name: settings.SITE_NAME,
    url: settings.APP_URL,
    company: settings.COMPANY_NAME ?? PLACEHOLDER.company,
    address: settings.COMPANY_ADDRESS ?? PLACEHOLDER.address,
    phone,
    phoneHref: phoneHref(phone),
    email: settings.COMPANY_EMAIL ?? PLACEHOLDER.email,
    /** Answers for the guides, § 18 (2) MStV */
    editor: settings.COMPANY_EDITOR ?? PLACEHOLDER.editor,
    builder: {
      name: settings.SITE_BUILDER_NAME ?? PLACEHOLDER.builderName,
      url: settings.SITE_BUILDER_URL ?? PLACEHOLDER.builderUrl,
    },
    usesPlaceholders: !(
      settings.COMPANY_NAME &&
      settings.COMPANY_ADDRESS &&
      settings.COMPANY_PHONE &&
      settings.COMPANY_EMAIL &&
      settings.COMPANY_EDITOR
    ),
  };
}
