import type { Draft } from '@/lib/platform/draft';
import type { ValuationFormValues } from './form';

/** Where the browser keeps it until the tab is closed. */
export const CONTACT_KEY = 'wohnlotse.kontakt';

/** Who was typed into the wizard in this tab. */
export interface KnownContact {
  name: string;
  phone: string;
  email: string;
  /** When the wizard was opened, milliseconds since 1970 */
  openedAt: number;
}

/** Keeps what a request for a call would ask again, for this tab alone. */
export function keepContact({ values, openedAt }: Draft<ValuationFormValues>): void {
  const { name, phone, email } = values;
  const contact: KnownContact = { name, phone, email, openedAt };
  try {
    sessionStorage.setItem(CONTACT_KEY, JSON.stringify(contact));
  } catch {
    // A browser that keeps nothing leaves the fields empty.
  }
}

/** What this tab knows; nothing where it is unreadable. */
export function knownContact(): KnownContact | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(CONTACT_KEY) ?? 'null') as KnownContact | null;
    const { name, phone, email, openedAt } = stored ?? {};
    const isComplete = [name, phone, email].every((value) => typeof value === 'string');
    return stored && isComplete && typeof openedAt === 'number' ? stored : undefined;
  } catch {
    return undefined;
  }
}
