import { PASS_COOKIE } from '@/lib/submissions/links/service';
import { deviceCookieName } from '@/lib/auth/device';
import { DEVICE_DAYS } from '@/lib/auth/constants';
import { COOKIE_CATEGORIES } from '@/lib/legal/cookie-categories';
import { CALLBACK_DRAFT_KEY } from '@/lib/submissions/forms/callback/form';
import { provider } from '@/lib/testing/provider';
import { CONTACT_KEY, VALUATION_DRAFT_KEY } from '@/lib/valuation/known-contact';
import type { LegalSection } from './document';
import { legalDocument, type Provider } from './documents';

function factsOf(changes: Partial<Provider> = {}) {
  const flat = ({ sections = [], ...section }: LegalSection): LegalSection[] => [
    section,
    ...sections.flatMap(flat),
  ];
  return legalDocument('privacy', provider(changes))
    .sections.flatMap(flat)
    .flatMap(({ id, blocks }) =>
      blocks.flatMap((block) =>
        block.kind === 'facts' ? [{ title: block.title ?? id, facts: block.facts }] : [],
      ),
    );
}

const processing = (title: string, changes?: Partial<Provider>): Record<string, string> =>
  Object.fromEntries(factsOf(changes).find((told) => told.title === title)?.facts ?? []);

const PROCESSINGS = [
  'Ihre Anfrage',
  'Nachweis Ihrer Einwilligungen',
  'Hinweise und Angebote per E-Mail',
  'Verlauf der Anfrage',
  'E-Mails an Sie',
  'Meine Anfrage',
  'Was nach dem Löschen bleibt',
  'Ihre Verkaufsanfrage',
  'Weitergabe an ein Maklerbüro',
  'KI-Beratung',
  'Fragen ohne Antwort',
  'Rückruf',
  'Gespräch',
  'Rückruf für Maklerbüros',
  'kontaktformular',
  'Anfrage zu einem Lead-Paket',
  'Maklerbüros, die Leads beziehen',
  'server-protokolle',
  'Speicher im Browser',
  'ratgeber',
  'standort',
  'Zähler für Anfragen',
  'Erkennen von Programmen',
  'mitarbeitende',
];

const FACTS = ['Daten', 'Zweck', 'Rechtsgrundlage', 'Empfänger', 'Dauer'];

const COMPANIES: Partial<Provider>[] = [
  {},
  { languageModel: {} },
  { languageModel: { host: 'model.example' }, geocoder: 'geo.example' },
];

describe.each(COMPANIES)('with %j', (company) => {
  const told = factsOf(company).filter(({ facts }) => facts.some(([term]) => term === 'Zweck'));

  test('every processing is named', () => {
    expect(told.map(({ title }) => title)).toEqual(PROCESSINGS);
  });

  test.each(told)(
    'of "$title" is said what, why, on what basis, for whom and how long',
    (given) => {
      const facts = Object.fromEntries(given.facts);
      expect(Object.keys(facts)).toEqual(FACTS);
      for (const text of Object.values(facts)) expect(text.trim().length).toBeGreaterThan(5);
      const { Rechtsgrundlage: basis } = facts;
      expect(basis).toMatch(/Art\. 6 Abs\. 1 Buchst\. [a-f] DSGVO|§ 25 Abs\. 2 Nr\. 2 TDDDG/);
      if (basis?.includes('Buchst. f')) expect(basis).toContain('(Interesse');
    },
  );
});

test.each([
  [
    'Ihre Anfrage',
    'Immobilientyp, Postleitzahl und Wohnfläche; Baujahr, Zimmer und Zustand, wenn Sie sie nennen; Ihre Anmerkung',
  ],
  [
    'Ihre Verkaufsanfrage',
    'Immobilientyp, Postleitzahl, Ort und Wohnfläche; Baujahr und Zustand, wenn Sie sie nennen; bei einem Grundstück statt der Wohnfläche dessen Größe; wann Sie verkaufen möchten; Ihre Anmerkung',
  ],
  ['Rückruf', 'die gewünschte Zeit; die Art der Immobilie, wenn Sie sie nennen'],
  ['kontaktformular', 'Ihre Nachricht; die Art der Immobilie, wenn Sie sie nennen'],
  [
    'Anfrage zu einem Lead-Paket',
    'Paket, Postleitzahlgebiet und Maklerbüro; Ihre Nachricht, wenn Sie eine schreiben',
  ],
])('of "%s" is listed what is asked', (title, told) => {
  expect(processing(title).Daten).toContain(told);
});

test('a geocoder is named as a recipient where one is asked, and only there', () => {
  const recipients = (geocoder?: string) => processing('standort', { geocoder })['Empfänger'];
  expect(recipients('geo.example')).toContain('geo.example');
  expect(recipients()).toContain('kein weiterer Dienst');
});

test.each([
  ['none', undefined],
  ['one of our own', {}],
])('with %s for a language model no other provider learns of a question', (_, languageModel) => {
  const { Empfänger: recipients, Dauer: period } = processing('KI-Beratung', { languageModel });
  expect(recipients).toBe('Hosting; kein weiterer Dienst wird gefragt');
  expect(period).not.toContain('Anbieter');
});

test('the provider of a language model is named as a recipient, with periods of its own', () => {
  const { Empfänger: recipients, Dauer: period } = processing('KI-Beratung', {
    languageModel: { host: 'model.example' },
  });
  expect(recipients).toContain('unter der Adresse model.example');
  expect(period).toMatch(/^Unser Server verwirft es mit der Antwort.*gelten dessen Fristen$/);
});

const STORAGE = Object.values(processing('Was im Browser liegt'));
const namesOf = (text: string) => / Name: (.+)$/.exec(text)?.[1]?.split(', ') ?? [];

test('what lies in the browser is listed under the names that the code uses', () => {
  const keys = STORAGE.flatMap(namesOf);
  expect(keys).toHaveLength(20);
  expect(keys).toEqual(
    expect.arrayContaining([
      ...[VALUATION_DRAFT_KEY, CALLBACK_DRAFT_KEY, CONTACT_KEY, 'wohnlotse.gespraech'],
      ...['cookie-consent', 'cookie-preferences', PASS_COOKIE, 'next-auth.session-token'],
    ]),
  );
});

test('the cookie that outlives a login is listed with its name and its length wherever cookies are', () => {
  const name = deviceCookieName(7).replace('7', '*');
  const storage = STORAGE.find((text) => namesOf(text).includes(name));
  const settings = COOKIE_CATEGORIES.find(({ id }) => id === 'necessary')?.examples.find(
    (example) => example.includes(name),
  );
  for (const told of [processing('mitarbeitende').Dauer, storage, settings]) {
    expect(told).toContain(name);
    expect(told?.replaceAll('\u00a0', ' ')).toContain(`${DEVICE_DAYS} Tage`);
  }
});
