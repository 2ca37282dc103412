export function valuationBody(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    propertyType: 'einfamilienhaus',
    postalCode: '80331',
    area: 120,
    yearBuilt: 1990,
    rooms: 4.5,
    condition: 'gut',
    name: 'Erika Beispiel',
    email: 'erika@beispiel.de',
    phone: '030 1234567',
    notes: 'Mit Einliegerwohnung',
    privacyConsent: true,
    contactConsent: true,
    marketingConsent: false,
    ...overrides,
  };
}
