import { callbackSlots } from '@/lib/requests/forms/callback/slots';

/** The last slot that is offered now; it stays free to choose for days. */
export function offeredSlot() {
  return callbackSlots(new Date()).at(-1)!.slots.at(-1)!;
}

/** A request for a call as a plain client sends it. */
export function callbackBody(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'Erika Beispiel',
    phone: '030 1234567',
    propertyType: 'reihenhaus',
    preferredTime: offeredSlot().value,
    ...overrides,
  };
}
