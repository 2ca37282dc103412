import { randomUUID } from 'node:crypto';
import { database } from '@/lib/platform/db/client';
import { contactForm } from '@/lib/requests/kinds/contact';
import { leadForm } from '@/lib/requests/kinds/lead';
import { submit } from '@/lib/requests/submission/service';
import { contactBody } from '@/lib/testing/contact-factory';
import { leadBody } from '@/lib/testing/lead-factory';
import { queuedRequests } from '@/lib/testing/queued-requests';
import { countQuarantined, listQuarantined } from './service';

const visitor = () => ({ caller: randomUUID() });

beforeEach(async () => {
  await (await database()).request.deleteMany();
});

const suspicious = (overrides: object = {}) =>
  submit(contactForm, contactBody({ website: 'https://spam.example', ...overrides }), visitor());

test('what a spam check set aside is listed, of every kind, newest first, with the reason', async () => {
  await submit(contactForm, contactBody(), visitor());
  const message = await suspicious({ message: 'Günstige Kredite, sofort und ohne Prüfung.' });
  const db = await database();
  await db.request.update({
    where: { id: message },
    data: { createdAt: new Date(Date.now() - 60_000) },
  });
  const lead = await submit(leadForm, leadBody({ fillTime: 900 }), visitor());
  const { requests, total } = await listQuarantined(1);
  expect(total).toBe(2);
  expect(await countQuarantined()).toBe(2);
  expect(requests).toMatchObject([
    { type: 'lead', id: lead, title: 'Verkaufsanfrage' },
    {
      type: 'contact',
      id: message,
      title: 'Nachricht',
      reason: 'Ein Feld ist ausgefüllt, das auf der Seite nicht zu sehen ist.',
      person: { name: 'Erika Beispiel' },
    },
  ]);
  expect(requests[0]?.reason).toContain('schneller als in 3 Sekunden');
  expect(JSON.stringify(requests[1]?.facts)).toContain('Günstige Kredite');
});

test('fifty stand on a page, and a page beyond the last shows the last', async () => {
  const start = Date.now();
  await queuedRequests(
    'contact',
    Array.from({ length: 53 }, (_, index) => ({
      name: `Nummer ${index}`,
      quarantine: 'honeypot',
      createdAt: new Date(start - index * 1000),
    })),
  );
  const first = await listQuarantined(1);
  expect(first).toMatchObject({ total: 53, page: 1, pages: 2 });
  expect(first.requests).toHaveLength(50);
  const last = await listQuarantined(9);
  expect(last.page).toBe(2);
  expect(last.requests.map(({ person }) => person.name)).toEqual([
    'Nummer 50',
    'Nummer 51',
    'Nummer 52',
  ]);
});

test('without any there is one empty page', async () => {
  expect(await listQuarantined(1)).toEqual({ requests: [], total: 0, page: 1, pages: 1 });
});
