import { randomUUID } from 'node:crypto';
import { filling, type Insert } from './insert';
import { pick, randomFrom, whole } from './people';
import { KNOWN } from './probes';
import { AROUND, DETAIL_TABLES, effectsOf, requestOf, termRows } from './rows';

// Adds somebody whose three requests are asked for by name, or fills a database with released leads and offices that wait for them, and lets the rule of the packages
// decide once. Prints as JSON how many were offered, the seconds it took, and the cookie of an office.

const HOUR = 3_600_000;
const PACKAGES = ['starter', 'professional', 'enterprise', 'enterprise'] as const;

const [url = '', leadCount = '', agentCount = ''] = process.argv.slice(2);
const random = randomFrom(7);
const now = Date.now();
const at = new Date(now);

const agents = Array.from({ length: Number(agentCount) }, (_, index) => ({
  ...{ id: randomUUID(), office: `Immobilien ${index}`, contactName: 'Ida Makler' },
  ...{ email: `${randomUUID()}@beispiel.de`, phone: null, state: 'active', singleOrders: 0 },
  ...{ licence: 'HRB 1234', licenceAuthority: 'IHK', licenceCheckedAt: at, licenceCheckedBy: 1 },
  ...{ package: pick(random, PACKAGES), version: 1, createdAt: at, updatedAt: at },
}));
const areas = agents.flatMap(({ id: agentId }, index) => [
  { agentId, prefix: String(10 + (index % 90)), isProtected: false },
  { agentId, prefix: String(100 + whole(random, 0, 899)), isProtected: false },
]);
const leads = Array.from({ length: Number(leadCount) }, (_, index) => {
  const made = requestOf(random, { type: 'lead', index, now, employees: [1] });
  const createdAt = new Date(now - Math.floor(random() * 11 * HOUR));
  return { ...made, row: { ...made.row, createdAt, updatedAt: createdAt, quarantine: null } };
});
const qualifications = leads.map(({ row, details, person }) => ({
  ...{ requestId: row.id, postalCode: person.postalCode, wishedAt: row.createdAt },
  ...{ propertyType: (details as { propertyType: string }).propertyType, createdAt: at },
  endsAt: new Date(row.createdAt.getTime() + 48 * HOUR),
  ...{ receivedAt: at, contactAt: at, contactSource: 'mail', propertyAt: at, intentAt: at },
  ...{ intentBy: 1, intentWords: 'Ja, es gehört mir.', isOwner: true, timeline: '3_monate' },
  ...{ releasedAt: at, releasedBy: 1, value: 400_000, valueBasis: 'regional', class: 'premium' },
  ...{ setClass: 'premium', isSeparate: false },
}));

/** Three requests of one person: the same numbers are drawn for each. */
async function addKnown(insert: Insert) {
  for (const type of ['callback', 'lead', 'contact'] as const) {
    const made = requestOf(randomFrom(11), { type, index: 0, now, employees: [1] });
    const row = { ...made.row, ...(type === 'callback' && { id: KNOWN }), quarantine: null };
    const effects = effectsOf(random, type, { ...made, row });
    await insert('Request', [row]);
    await insert(DETAIL_TABLES[type], [{ requestId: row.id, ...made.details }]);
    for (const table of AROUND) if (effects[table].length > 0) await insert(table, effects[table]);
  }
}

await filling(url, async (insert) => {
  if (leads.length === 0) await addKnown(insert);
  await insert('Agent', agents);
  await insert('AgentArea', areas);
  await insert(
    'Request',
    leads.map(({ row }) => row),
  );
  await insert(
    'Lead',
    leads.map(({ row, details }) => ({ requestId: row.id, ...details })),
  );
  await insert('Qualification', qualifications);
  await insert(
    'SearchTerm',
    leads.flatMap((lead) => termRows('lead', lead)),
  );
});

process.env.DATABASE_URL = url;
const { offerByRule } = await import('../../../lib/requests/leads/sale-service');
const { AGENT_COOKIE, AGENT_SESSION } = await import('../../../lib/agents/login');
const { signId } = await import('../../../lib/platform/secret');
const { database } = await import('../../../lib/platform/db/client');
const started = performance.now();
const offered = await offerByRule();
const seconds = (performance.now() - started) / 1000;
const db = await database();
// The server that is measured next would send them.
await db.outboxMessage.updateMany({ where: { status: 'queued' }, data: { status: 'held' } });
const login = {
  id: randomUUID(),
  agentId: agents[0]!.id,
  usedAt: at,
  expiresAt: new Date(now + HOUR),
};
await db.agentLogin.create({ data: login });
const cookie = `${AGENT_COOKIE}=${signId(AGENT_SESSION, login.id)}`;
console.log(JSON.stringify({ offered, seconds, cookie }));
process.exit(0);
