export function brokerCallbackBody(
  overrides: Record<string, unknown> = {},
): Record<string, unknown> {
  return { phone: '+49 (0)30 123-4567', ...overrides };
}
