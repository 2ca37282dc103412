/** Every setting in whose place visitors would read a placeholder, as a company sets it. */
export const COMPANY_SETTINGS = {
  COMPANY_NAME: 'Haus GmbH',
  COMPANY_ADDRESS: 'Weg 1, 80331 München',
  COMPANY_PHONE: '+49 89 1234567',
  COMPANY_EMAIL: 'post@haus.example',
  COMPANY_EDITOR: 'Karin Chefin',
  COMPANY_DIRECTOR: 'Karin Chefin',
  COMPANY_REGISTER: 'Amtsgericht München, HRB 123456',
  COMPANY_VAT_ID: 'DE123456789',
  COMPANY_LICENCE_AUTHORITY: 'Landeshauptstadt München, Kreisverwaltungsreferat',
  COMPANY_SUPERVISORY_AUTHORITY: 'Landesamt für Datenschutzaufsicht, Ansbach',
  COMPANY_HOSTING: 'Rechenhaus GmbH, Nürnberg',
  SITE_BUILDER_NAME: 'Agentur',
  SITE_BUILDER_URL: 'https://agentur.example',
};
