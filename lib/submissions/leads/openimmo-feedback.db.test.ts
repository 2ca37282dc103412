import { load } from 'cheerio';
import PostalMime from 'postal-mime';
import { findAgency } from '@/lib/agencies/repository';
import { database } from '@/lib/platform/db/client';
import { smtpTransport } from '@/lib/platform/mail/smtp-transport';
import { deliverDue } from '@/lib/submissions/mails/delivery';
import { deliveredLead, newAgency, withdrawPermission } from '@/lib/testing/agencies';
import { startMailServer, type MailServer } from '@/lib/testing/mail-server';
import { feedbackOf, setOpenImmo } from './software-service';

// Before the first use of a setting: they are read once.
process.env.SMTP_URL = 'smtp://127.0.0.1:1';

/** Elements in their order; '!' is required, '*' may be repeated (OpenImmo 1.2.7, openimmo-feedback.xsd). */
const CHILDREN: Record<string, string> = {
  openimmo_feedback: 'version! sender! objekt* fehlerliste* status*',
  sender: 'name! openimmo_anid datum! makler_id! regi_id',
  objekt:
    'portal_unique_id portal_obj_id anbieter_id oobj_id zusatz_refnr expose_url vermarktungsart* bezeichnung etage whg_nr strasse ort land stadtbezirk preis gebot wae anzahl_zimmer flaeche interessent!* user_defined_extend*',
  interessent:
    'int_id anrede vorname nachname firma strasse postfach plz ort tel fax mobil email bevorzugt* wunsch* anfrage user_defined_extend*',
};

const PREFERRED = ['EMAIL', 'TEL', 'MOBIL', 'FAX', 'BRIEF'];

/** What the schema does not allow */
function faultsIn(xml: string): string[] {
  const $ = load(xml, { xml: true });
  const faults = Object.entries(CHILDREN).flatMap(([parent, sequence]) =>
    $(parent)
      .toArray()
      .flatMap((element) => {
        const names = $(element)
          .children()
          .toArray()
          .map(({ name }) => name)
          .join(' ');
        const allowed = sequence.split(' ').map((each) => {
          const one = `(?:${each.replace(/[!*]/g, '')} )`;
          const [least, most] = [each.includes('!') ? 1 : 0, each.includes('*') ? '' : 1];
          return `${one}{${least},${most}}`;
        });
        return new RegExp(`^${allowed.join('')}$`).test(`${names} `) ? [] : [`${parent}: ${names}`];
      }),
  );
  const wishes = $('bevorzugt')
    .toArray()
    .map((element) => $(element).text());
  return [...faults, ...wishes.filter((wish) => !PREFERRED.includes(wish))];
}

let mails: MailServer;
beforeAll(async () => {
  mails = await startMailServer();
});
afterAll(() => mails.stop());

const agencyOf = async (id: string) => (await findAgency(id))!;

async function fileOf(agencyId: string, deliveryId: string) {
  const { content } = await feedbackOf(await agencyOf(agencyId), deliveryId);
  return new TextDecoder('utf-8', { fatal: true }).decode(content);
}

/** What the mail about the accepted lead brings; undefined without such a mail */
async function attachedTo(agencyId: string) {
  const { email } = await agencyOf(agencyId);
  // To agencies: what goes to owners is not rendered.
  await (await database()).outboxMessage.deleteMany({ where: { submissionId: { not: null } } });
  const transport = smtpTransport(mails.url);
  while ((await deliverDue(transport, () => new Date())) === 'done');
  transport.close();
  const sent = mails.mails.filter(({ to }) => to === email);
  const letters = await Promise.all(sent.map(({ raw }) => PostalMime.parse(raw)));
  return letters.find(({ subject }) => subject?.startsWith('Angenommen'))?.attachments;
}

test('the file has the order of the schema, the person and what was typed, escaped', async () => {
  const agencyId = await newAgency();
  await setOpenImmo(await agencyOf(agencyId), { openImmoObject: 'Eigentümer & Co.' });
  const additionalInfo = 'Haus <b>"Müller" & Söhne</b>\n]]> Ω 🏠';
  const name = 'Anna Maria von der Heide';
  const lead = await deliveredLead(agencyId, { name, phone: '089 123456', additionalInfo });
  const xml = await fileOf(agencyId, lead.deliveryId);
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<openimmo_feedback>/);
  expect(faultsIn(xml)).toEqual([]);
  const $ = load(xml, { xml: true });
  const text = (path: string) => $(path).text();
  expect({
    first: text('interessent > vorname'),
    last: text('interessent > nachname'),
    phone: text('interessent > tel'),
    email: text('interessent > email'),
    object: text('objekt > oobj_id'),
    place: text('objekt > ort'),
    size: text('objekt > flaeche'),
  }).toEqual({
    first: 'Anna Maria',
    last: 'von der Heide',
    phone: '089 123456',
    email: lead.email,
    object: 'Eigentümer & Co.',
    place: 'München',
    size: '160',
  });
  expect(text('anfrage')).toContain(additionalInfo);
  expect($('b')).toHaveLength(0);
});

test('a fault of order, number or value would be found', () => {
  const person = '<interessent><tel>1</tel><nachname>A</nachname></interessent>';
  const objekt = `<objekt>${person}</objekt>`;
  expect(faultsIn(`<openimmo_feedback><sender/>${objekt}</openimmo_feedback>`)).toEqual([
    'openimmo_feedback: sender objekt',
    'sender: ',
    'interessent: tel nachname',
  ]);
});

test('the mail about the accepted lead has the file if the agency wants it, and only then', async () => {
  const wants = await newAgency();
  await setOpenImmo(await agencyOf(wants), { mailsOpenImmo: 'on' });
  const lead = await deliveredLead(wants);
  const plain = await newAgency();
  await deliveredLead(plain);
  const [file, ...more] = (await attachedTo(wants))!;
  expect(more).toEqual([]);
  expect(file).toMatchObject({ filename: 'openimmo-feedback.xml', mimeType: 'application/xml' });
  expect(new TextDecoder().decode(file!.content as ArrayBuffer)).toBe(
    await fileOf(wants, lead.deliveryId),
  );
  expect(await attachedTo(plain)).toEqual([]);
});

test('after a withdrawal there is no file, and none for another agency', async () => {
  const agencyId = await newAgency();
  await setOpenImmo(await agencyOf(agencyId), { mailsOpenImmo: 'on' });
  const lead = await deliveredLead(agencyId);
  const stranger = await newAgency();
  await expect(fileOf(stranger, lead.deliveryId)).rejects.toMatchObject({ code: 'not_found' });
  await withdrawPermission(lead);
  await expect(fileOf(agencyId, lead.deliveryId)).rejects.toMatchObject({ code: 'not_found' });
  expect(await attachedTo(agencyId)).toEqual([]);
});
