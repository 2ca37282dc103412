import type { Provider } from '@/lib/legal/documents';

export const provider = (changes: Partial<Provider> = {}): Provider => ({
  name: 'Haus',
  company: 'Haus GmbH',
  address: 'Weg 1, 80331 München',
  phone: '+49 89 1234567',
  phoneHref: 'tel:+49891234567',
  email: 'post@haus.example',
  editor: 'Erika Redlich',
  director: 'Karin Chefin',
  register: 'Amtsgericht München, HRB 123456',
  vatId: 'DE123456789',
  licenceAuthority: 'Stadt München, Gewerbeamt',
  supervisoryAuthority: 'Landesamt für Datenschutzaufsicht, Ansbach',
  dataProtectionOfficer: undefined,
  hosting: 'Rechenhaus GmbH, Nürnberg',
  geocoder: undefined,
  languageModel: undefined,
  ...changes,
});
