export function contactBody(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'Erika Beispiel',
    email: 'erika@beispiel.de',
    propertyType: 'reihenhaus',
    message: 'Guten Tag,\nwie lange dauert ein Verkauf?',
    ...overrides,
  };
}
