import { draftStore } from '@/lib/platform/draft';

/** Where the browser keeps a form that has not been sent. */
export const DRAFT_KEY = 'wohnlotse.bewertung';

/** Where it keeps who has sent one, until the tab is closed. */
export const CONTACT_KEY = 'wohnlotse.kontakt';

/** How the drafts of the wizard are kept. */
export const DRAFT_RULES = { key: DRAFT_KEY, storage: () => localStorage, maxAgeDays: 14 };

const PERSON = { name: '', phone: '', email: '' };

/** Who was typed into the wizard in this tab. */
export interface KnownContact extends Readonly<typeof PERSON> {
  /** When the wizard was opened, milliseconds since 1970 */
  openedAt: number;
}

/** The person alone: what else a draft holds is of no use where it only ends. */
const drafts = draftStore({ ...DRAFT_RULES, empty: PERSON });

/**
 * Removes the draft of a form that was sent, and keeps what a request for a call would ask again, for
 * this tab alone.
 * @returns whether there was a draft
 */
export function endDraft(): boolean {
  const draft = drafts.load();
  drafts.forget();
  if (!draft) return false;
  const contact: KnownContact = { ...draft.values, openedAt: draft.openedAt };
  try {
    sessionStorage.setItem(CONTACT_KEY, JSON.stringify(contact));
  } catch {
    // A browser that keeps nothing leaves the fields empty.
  }
  return true;
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
