import { numbered, text, type LegalSection } from '../document';
import type { Provider } from '../provider';
import { BROWSER_STORAGE_SECTION } from './browser-storage';
import { contact } from './contact';
import { adviserAndCalls, CONTACT_FORM_SECTION } from './contact-channels';
import { general } from './general';
import { GUIDES_SECTION, locationSection } from './guides';
import { LEAD_SECTION } from './lead-form';
import { overview } from './overview';
import { rights } from './rights';
import { SECURITY } from './security';
import { sharing } from './sharing';
import { ABUSE_SECTION, EMPLOYEES_SECTION, SERVER_LOGS_SECTION } from './technical';
import { VALUATION_SECTION } from './valuation';

/** 3: what is processed where. */
const collection = (provider: Provider): LegalSection => ({
  id: 'datenerfassung',
  title: 'Datenerfassung',
  blocks: [
    text('Zu jeder Verarbeitung: welche Daten, wozu, auf welcher Grundlage, für wen, wie lange.'),
  ],
  sections: [
    VALUATION_SECTION,
    LEAD_SECTION,
    adviserAndCalls(provider),
    CONTACT_FORM_SECTION,
    SERVER_LOGS_SECTION,
    BROWSER_STORAGE_SECTION,
    GUIDES_SECTION,
    locationSection(provider),
    ABUSE_SECTION,
    EMPLOYEES_SECTION,
  ],
});

/** The privacy notice in its seven sections, specification 2. */
export function privacyNotice(provider: Provider): LegalSection[] {
  return numbered([
    overview(provider),
    general(provider),
    collection(provider),
    sharing(provider),
    rights(provider),
    SECURITY,
    contact(provider),
  ]);
}
