import { SUBMISSION_KINDS } from '@/lib/submissions/kinds/kinds';
import { MAX_MAIL, MAX_SUBJECT } from './limits';
import { mailTemplates } from './mail-templates';

const FACTS = [
  { field: 'propertyType', text: 'Einfamilienhaus' },
  { field: 'area', text: '120\u00a0m²' },
  { field: 'postalCode', text: '80331' },
  { field: 'city', text: 'nicht angegeben' },
];

describe.each(SUBMISSION_KINDS)('for a %s', (type) => {
  const templates = mailTemplates({ type, facts: FACTS });

  test('there are four to six mails, each under a name of its own', () => {
    expect(templates.length).toBeGreaterThanOrEqual(4);
    expect(templates.length).toBeLessThanOrEqual(6);
    for (const key of ['id', 'title', 'subject'] as const) {
      expect(new Set(templates.map((template) => template[key])).size).toBe(templates.length);
    }
  });

  test('each goes on after the salutation, is short enough and leaves no gap to be filled', () => {
    for (const { subject, text } of templates) {
      expect(text).toMatch(/^[a-zäöü]|^Ihre Bewertung/);
      expect(subject.length).toBeLessThanOrEqual(MAX_SUBJECT);
      expect(text.length).toBeLessThan(MAX_MAIL);
      expect(subject + text).not.toMatch(
        /!|undefined|nicht angegeben|Guten Tag|Freundliche|\[|\bDu\b/,
      );
    }
  });
});

test('what is known of the property is named, and the number of a valuation', () => {
  const [answer] = mailTemplates({ type: 'valuation', reference: '482 719 3605', facts: FACTS });
  expect(answer?.text).toMatch(
    /^vielen Dank für Ihre Bewertungsanfrage \(Einfamilienhaus, 120\sm², 80331, Bewertungs-ID 482 719 3605\)\./,
  );
  expect(mailTemplates({ type: 'contact', facts: [] })[0]?.text).toMatch(
    /^vielen Dank für Ihre Nachricht\. /,
  );
});
