export function inquiryBody(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    package: 'professional',
    postalArea: '10, 144, 80331',
    office: 'Beispiel Immobilien',
    name: 'Max Muster',
    email: 'max@beispiel.de',
    phone: '+49 (0)30 123-4567',
    message: 'Guten Tag,\nist Potsdam noch frei?',
    ...overrides,
  };
}
