import { PASS_COOKIE } from '@/lib/own-request/browser/pass';
import { deviceCookieName } from '@/lib/auth/device';
import { DEVICE_DAYS } from '@/lib/auth/constants';
import { COOKIE_CATEGORIES } from '@/lib/consent/cookie-categories';
import { DRAFT_KEY as CALLBACK_DRAFT_KEY } from '@/lib/requests/callback/draft';
import { provider } from '@/lib/testing/provider';
import { DRAFT_KEY } from '@/lib/valuation/draft';
import { CONTACT_KEY } from '@/lib/valuation/known-contact';
import { adviserProcessing } from './privacy/adviser';
import { BROWSER_STORAGE, STORAGE_ENTRIES } from './privacy/browser-storage';
import { AGENT_CHANNELS, CALL, CALLBACK, CONTACT_FORM } from './privacy/contact-channels';
import { GUIDES, locationProcessing } from './privacy/guides';
import { LEAD } from './privacy/lead-form';
import { OWN_REQUEST } from './privacy/own-request';
import { ABUSE, EMPLOYEES, SERVER_LOGS } from './privacy/technical';
import { VALUATION } from './privacy/valuation';
import { processingFacts } from './processing';

const ALL = [
  ...VALUATION,
  ...OWN_REQUEST,
  ...LEAD,
  adviserProcessing(provider()),
  adviserProcessing(provider({ languageModel: {} })),
  adviserProcessing(provider({ languageModel: { host: 'model.example' } })),
  CALL,
  CALLBACK,
  CONTACT_FORM,
  ...Object.values(AGENT_CHANNELS),
  SERVER_LOGS,
  BROWSER_STORAGE,
  GUIDES,
  locationProcessing(provider()),
  locationProcessing(provider({ geocoder: 'geo.example' })),
  ...ABUSE,
  EMPLOYEES,
];

describe.each(ALL.map((processing) => [processing.title ?? processing.purpose, processing]))(
  'the processing "%s"',
  (_, processing) => {
    test('says what, why, on what basis, for whom and how long', () => {
      const { data, purpose, basis, recipients, period } = processing;
      for (const text of [data, purpose, basis, recipients, period]) {
        expect(text.trim().length).toBeGreaterThan(5);
      }
    });

    test('rests on a provision of the DSGVO or the TDDDG', () => {
      expect(processing.basis).toMatch(
        /Art\. 6 Abs\. 1 Buchst\. [a-f] DSGVO|§ 25 Abs\. 2 Nr\. 2 TDDDG/,
      );
    });

    test('names the interest wherever it rests on one', () => {
      if (!processing.basis.includes('Buchst. f')) return;
      expect(processing.basis).toMatch(/\(Interesse/);
    });

    test('is shown with all five', () => {
      const block = processingFacts(processing);
      const terms = block.kind === 'facts' && block.facts.map(([term]) => term);
      expect(terms).toEqual(['Daten', 'Zweck', 'Rechtsgrundlage', 'Empfänger', 'Dauer']);
    });
  },
);

test('a geocoder is named as a recipient where one is asked, and only there', () => {
  const named = locationProcessing({ geocoder: 'geo.example' }).recipients;
  expect(named).toContain('geo.example');
  expect(locationProcessing({ geocoder: undefined }).recipients).toContain('kein weiterer Dienst');
});

test.each([
  ['none', undefined],
  ['one of our own', {}],
])('with %s for a language model no other provider learns of a question', (_, languageModel) => {
  const { recipients, period } = adviserProcessing({ languageModel });
  expect(recipients).toBe('Hosting; kein weiterer Dienst wird gefragt');
  expect(period).not.toContain('Anbieter');
});

test('the provider of a language model is named as a recipient, with periods of its own', () => {
  const { recipients, period } = adviserProcessing({ languageModel: { host: 'model.example' } });
  expect(recipients).toContain('unter der Adresse model.example');
  expect(period).toMatch(/^Unser Server speichert nichts davon.*gelten dessen Fristen$/);
});

test.each([CALLBACK, CONTACT_FORM])('a conversation goes along only as it is said (%#)', (form) => {
  expect(form.data).toContain('das Gespräch mit der KI-Beratung, wenn Sie es mitschicken');
});

test('what lies in the browser is listed under the names that the code uses', () => {
  const keys = STORAGE_ENTRIES.flatMap((entry): readonly string[] => entry.keys);
  expect(keys).toEqual(expect.arrayContaining([DRAFT_KEY, CALLBACK_DRAFT_KEY, CONTACT_KEY]));
  expect(keys).toContain('wohnlotse.gespraech');
  expect(keys).toEqual(
    expect.arrayContaining(['cookie-consent', 'cookie-preferences', PASS_COOKIE]),
  );
});

test('the cookie that outlives a login is told with its name and its length wherever cookies are', () => {
  const name = deviceCookieName(7).replace('7', '*');
  const storage = STORAGE_ENTRIES.find(({ keys }) => keys.some((key) => key === name));
  const settings = COOKIE_CATEGORIES.find(({ id }) => id === 'necessary')?.examples.find(
    (example) => example.includes(name),
  );
  for (const told of [EMPLOYEES.period, `${name} ${storage?.period}`, settings]) {
    expect(told).toContain(name);
    expect(told?.replaceAll('\u00a0', ' ')).toContain(`${DEVICE_DAYS} Tage`);
  }
});
