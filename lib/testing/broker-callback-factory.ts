/** An agent's request for a call as a plain client sends it. */
export function brokerCallbackBody(
  overrides: Record<string, unknown> = {},
): Record<string, unknown> {
  return { phone: '+49 (0)30 123-4567', ...overrides };
}
