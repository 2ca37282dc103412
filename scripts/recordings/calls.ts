import { fiveTables } from '@/lib/testing/five-tables';
import { idOf, type Call } from './replay';
import * as services from './services';

/** One step of the recordings: a call of a handler, or a question to a service that pages ask. */
export type Step = { name: string; later: number } & (
  { call: Call } | { run: () => Promise<unknown> }
);

const ask = (to: string, more: Omit<Call, 'to'> = {}, name = to): Step => ({
  name,
  later: 0,
  call: { to, ...more },
});
const lead = (to: string) => ask(to, { as: 'leitung' });
const page = (name: string, run: () => unknown): Step => ({
  name,
  later: 0,
  run: async () => run(),
});

const SEGMENTS: Record<string, string> = {
  ...{ valuation: 'valuations', lead: 'leads', callback: 'callbacks' },
  ...{ contact: 'contacts', inquiry: 'inquiries' },
};
const LISTS = ['rueckrufe', 'kontakte', 'bewertungen', 'leads', 'maklerbueros'];
const STATUSES = (type: string) =>
  type === 'contact'
    ? ['unread', 'read', 'replied', 'closed']
    : ['pending', 'contacted', 'completed', 'cancelled'];

const NAMES = Object.keys(fiveTables.requests);
const typeOf = (name: string) => fiveTables.requests[name]?.type ?? '';

const view = (name: string, type = typeOf(name)) =>
  page(`view of ${name}`, () =>
    services.requestView(type, idOf(name)).catch((error) => error.message),
  );

/** A page of a list without its cards, which the whole list holds. */
const found = async (type: string, parameters: Record<string, string>, viewer = 2) => {
  const { cards, ...rest } = await services.queue(type, parameters, viewer);
  return { ...rest, ids: cards.map(({ id }) => id) };
};

const searches = [
  'Änne',
  'oztuerk',
  '089 998877',
  'beispiel.de',
  'valuationpending',
  '10115',
  'xx',
];

const lists: Step[] = [
  ...Object.entries(SEGMENTS).flatMap(([type, segment]) => [
    lead(`GET /api/employee/${segment}`),
    ...['open', ...STATUSES(type)].map((status) =>
      lead(`GET /api/employee/${segment}?status=${status}`),
    ),
    lead(`GET /api/employee/${segment}?query=beispiel&page=1`),
    lead(`GET /api/employee/${segment}?query=spam`),
    lead(`GET /api/employee/${segment}?page=2`),
    lead(`GET /api/employee/${segment}?page=0&status=nothing`),
    ask(`GET /api/employee/${segment}`, {}, `GET /api/employee/${segment} by nobody`),
    page(`queue of ${type}`, () => services.queue(type, {}, 2)),
    ...['offen', ...STATUSES(type)].flatMap((status) =>
      ['faellig', 'neueste', 'aelteste'].map((sortierung) =>
        page(`queue of ${type}: ${status} ${sortierung}`, () =>
          found(type, { status, sortierung }),
        ),
      ),
    ),
    ...['mir', 'niemandem', 'anderen'].map((zuweisung) =>
      page(`queue of ${type}: ${zuweisung}`, () => found(type, { zuweisung })),
    ),
    ...['villa', 'grundstuck', 'reihenhaus'].map((art) =>
      page(`queue of ${type}: ${art}`, () => found(type, { art, seite: '7' })),
    ),
    ...searches.map((suche) => page(`queue of ${type}: '${suche}'`, () => found(type, { suche }))),
  ]),
  lead('GET /api/employee/lead'),
  page('counters', services.counters),
  ...searches.map((query) => page(`hits of '${query}'`, () => services.hits(query))),
  lead('GET /api/employee/news'),
  lead('GET /api/employee/news?since=2026-11-09T08:02:00.000Z'),
  lead('GET /api/employee/news?since=gestern'),
  page('quarantine', async () => [
    await services.countQuarantined(),
    await services.listQuarantined(1),
  ]),
  ...LISTS.map((list) => lead(`GET /employee/dashboard/export/${list}`)),
  lead('GET /employee/dashboard/export/rueckrufe?status=pending&sortierung=aelteste'),
  lead('GET /employee/dashboard/export/bewertungen?suche=beispiel&zuweisung=niemandem'),
  lead('GET /employee/dashboard/export/nichts'),
  ask('GET /employee/dashboard/export/leads', { as: 'mitarbeiter' }, 'export without the role'),
  ...['', 'wartet', 'abgelehnt', 'zurueckgehalten'].map((zustand) =>
    page(`sent mails: ${zustand}`, () => services.sentMails({ zustand })),
  ),
  ...['valuationpending@beispiel.de', 'Per Neu'].map((suche) =>
    page(`sent mails to ${suche}`, () => services.sentMails({ suche })),
  ),
  ...[
    ...['valuationpending@beispiel.de', 'VALUATIONEXPIRED@beispiel.de', '089 99887766'],
    ...['{leadPending}', '{valuationErased}', 'niemand@beispiel.de', 'x'],
  ].map((search) =>
    ask(
      'POST /api/employee/ledgers',
      { as: 'mitarbeiter', body: { search } },
      `ledgers of ${search}`,
    ),
  ),
];

const requests: Step[] = [
  ...NAMES.map((name) => view(name)),
  ...NAMES.map((name) =>
    lead(`GET /employee/dashboard/nachweise/${typeOf(name)}/{${name}}/export.json`),
  ),
  ...NAMES.filter((name) => typeOf(name) === 'valuation').map((name) =>
    page(`result of ${name}`, () =>
      services.resultPage(idOf(name)).catch((error) => error.message),
    ),
  ),
];

export const AREAS: Record<string, Step[]> = { lists, requests };
