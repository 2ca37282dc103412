import type { Letterhead } from '@/lib/letterhead';

export const LETTERHEAD: Letterhead = {
  siteName: 'Wohnlotse',
  siteUrl: 'https://portal.example',
  company: 'Haus GmbH',
  address: 'Weg 1, 80331 München',
  phone: '+49 89 1234567',
  email: 'post@haus.example',
  imprintUrl: 'https://portal.example/impressum',
  privacyUrl: 'https://portal.example/datenschutz',
};
