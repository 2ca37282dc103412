import { numbered, type LegalSection } from '../document';
import type { Provider } from '../provider';
import { closing } from './closing';
import { offer } from './offer';
import { USE } from './use';

/** The terms of use in their thirteen paragraphs, specification 2. */
export function termsOfUse(provider: Provider): LegalSection[] {
  return numbered([...offer(provider), ...USE, ...closing(provider)], '§\u00a0');
}
