let owner = 0;

export function leadBody(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    propertyType: 'reihenhaus',
    postalCode: '80331',
    city: 'München',
    area: 120,
    yearBuilt: 1990,
    condition: 'befriedigend',
    name: 'Erika Beispiel',
    email: `erika.${++owner}.${process.pid}@beispiel.de`,
    phone: '089 12345678',
    timeline: '6_monate',
    additionalInfo: 'Mit Garten.\nSchlüssel beim Nachbarn.',
    ...overrides,
  };
}
