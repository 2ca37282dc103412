import { callbackSlots } from '@/lib/submissions/forms/callback/slots';

export function offeredSlot() {
  return callbackSlots(new Date()).at(-1)!.slots.at(-1)!;
}

export function callbackBody(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'Erika Beispiel',
    phone: '030 1234567',
    propertyType: 'reihenhaus',
    preferredTime: offeredSlot().value,
    ...overrides,
  };
}

export function brokerCallbackBody(
  overrides: Record<string, unknown> = {},
): Record<string, unknown> {
  return { phone: '+49 (0)30 123-4567', ...overrides };
}
