import { expect } from '@playwright/test';
import { KINDS, SUBMISSION_KINDS } from '@/lib/submissions/kinds/kinds';
import type { MailServer } from '@/lib/testing/mail-server';
import type { Known } from '@/lib/testing/malformed-requests';
import { POSTED, POSTED_ACTIONS, PUBLIC_FORMS, type Posted } from '@/lib/testing/posted-bodies';
import { resolved } from '@/lib/testing/send-malformed';
import { hostileTexts } from './hostile-texts';
import { type Sent, sendForm, type Typed, typeHostile } from './text-fields';
import { query } from './database';
import type { Portal } from './portal';

/** A correction ignores these: consents have forms of their own, and a plot has no year. */
const NOT_CORRECTED = /Consent$|^preferredTime$|^yearBuilt$/;

/** Stores nothing, or only known words. */
const NOT_KEPT =
  /^\/api\/(chat|auth|employee\/(log|ledgers|guides|presence|changes)|market)|\/(requestLogin|logIn|acceptOffer)Action/;
/** Only once the lead is decided on, or an agency has it. */
const LATE =
  /lead-release|(takeMoneyBack|setWebhook|setOpenImmo|reclaim|setOutcome|decideReclaim)Action/;

/** Refuse what names the owner, whose name has all words of the hostile texts. */
const NAMELESS = /lead-(intent|release|class)$|(decideReclaim|goodwill)Action$/i;

const addressOf = ({ route, path = route }: Posted) => path;
const forms = [...POSTED, ...POSTED_ACTIONS];
const named = (end: string) => forms.find((form) => addressOf(form).endsWith(`/${end}`))!;
const isPublic = (form: Posted) => PUBLIC_FORMS.some(({ path }) => path === addressOf(form));
const kept = forms.filter((form) => !NOT_KEPT.test(addressOf(form)));

export interface Visit {
  names: Known['names'];
  cookies: Known['cookies'];
  tokens: Record<string, string>;
  typed: Typed[];
  refused: string[];
}

const lastPart = (address: unknown) => String(address).split('/').at(-1) ?? '';

export async function visit(
  portal: Portal,
  { known, mails, software }: { known: Known; mails: MailServer; software: string },
  round: number,
): Promise<Visit> {
  const names = { ...known.names };
  const cookies = { ...known.cookies };
  const tokens: Visit['tokens'] = {};
  const typed: Typed[] = [];
  const refused: string[] = [];
  let leadId = names.lead;
  /** A change of status must name its version. */
  const versionFor = async (form: Posted) => {
    if (!addressOf(form).endsWith('/status')) return {};
    const id = resolved(addressOf(form), names).split('/').at(-2);
    const [row] = await query(portal, `SELECT "version" FROM "Submission" WHERE "id" = '${id}'`);
    return { version: Number(row?.version) };
  };
  const send = async (form: Posted, replaced?: object) =>
    sendForm(portal.url, form, { names, cookies }, { ...(await versionFor(form)), ...replaced });
  const rename = (name: unknown) =>
    query(
      portal,
      `UPDATE "Submission" SET "name" = '${String(name).replaceAll("'", "''")}' WHERE "id" = '${leadId}'`,
    );
  const type = async (form: Posted, of = ''): Promise<Sent | undefined> => {
    const [owner] = NAMELESS.test(addressOf(form))
      ? await query(portal, `SELECT "name" FROM "Submission" WHERE "id" = '${leadId}'`)
      : [];
    if (owner) await rename('Mo');
    const all = await typeHostile(
      addressOf(form) + of,
      form,
      (replaced) => send(form, replaced),
      round,
    );
    if (owner) await rename(owner.name);
    typed.push(...all.typed);
    refused.push(...all.refused);
    return all.answer;
  };

  // The new agency must be the only candidate.
  await query(portal, `UPDATE "Agency" SET "state" = 'paused'`);
  for (const form of kept.filter(isPublic)) {
    const willing = { ...form, body: { ...form.body, partnerConsent: true } };
    const { body, cookie } = (await type(willing)) ?? (await send(willing));
    const [[envelope = '', stored] = []] = Object.entries(body);
    const kind = SUBMISSION_KINDS.find((each) => KINDS[each].form.envelope === envelope)!;
    if (tokens[kind]) continue;
    names[kind] = (stored as { id: string }).id;
    if (kind === 'lead') leadId = names.lead;
    const led = await fetch(`${portal.url}/anfrage/weiter`, {
      redirect: 'manual',
      headers: { cookie },
    });
    tokens[kind] = lastPart(led.headers.get('location'));
    if (kind === 'valuation') cookies.owner = cookie;
  }
  const setAside = hostileTexts(round, `z${-round}z`)[1]!;
  await send(kept.find(isPublic)!, { name: setAside, website: 'https://boese.example' });
  typed.push({ where: 'quarantine', text: setAside });
  Object.assign(names, { token: tokens.valuation, id: names.valuation });
  for (const form of kept.filter((each) => !isPublic(each) && !LATE.test(addressOf(each)))) {
    if (addressOf(form).endsWith('/correctSubmissionAction')) continue;
    const answer = await type(form);
    if (addressOf(form).endsWith('/saveAgencyAction')) names.office = lastPart(answer?.body.next);
    if (addressOf(form).endsWith('/saveGuideAction')) names.guide = lastPart(answer?.body.next);
  }
  const here = `WHERE "id" = '${names.office}'`;
  await query(
    portal,
    `UPDATE "Agency" SET "webhookUrl" = '${software}', "singleOrders" = 3, "agreedAt" = "createdAt" ${here}`,
  );
  const [{ email } = {}] = await query(portal, `SELECT "email" FROM "Agency" ${here}`);

  const sell = async (operation: string) =>
    expect.poll(async () => (await send(named(operation))).status).toBe(200);
  // It gets the number of the message before.
  await send(named('lead-separation'));
  await sell('lead-release');
  await type(named('lead-release'));
  await send(named('lead-offer'));
  const mailed = async (path: string) => {
    const token = () =>
      mails.mails
        .filter(({ to }) => to === email)
        .map(({ raw }) => raw.replaceAll('=\r\n', '').split(`/makler/${path}/`)[1])
        .find(Boolean);
    await mails.until(() => token() !== undefined);
    return /^[\w.-]+/.exec(token()!)![0];
  };
  names.offer = await mailed('angebot');
  await send(named('acceptOfferAction'), { token: names.offer });
  await send(named('requestLoginAction'), { email });
  cookies.office = (await send(named('logInAction'), { token: await mailed('anmelden') })).cookie;
  const [offerId] = names.offer.split('.');
  const sold = await query(
    portal,
    `SELECT "id" FROM "LeadDelivery" WHERE "offerId" = '${offerId}'`,
  );
  names.delivery = String(sold[0]?.id);

  const { lead } = names;
  names.lead = names.delivery;
  for (const word of ['setWebhook', 'setOpenImmo', 'reclaim', 'decideReclaim']) {
    await type(named(`${word}Action`));
  }
  names.lead = lead!;
  // Each round corrects another kind, whose first answers are then gone.
  const kind = SUBMISSION_KINDS[round]!;
  const form = kept.find((each) => addressOf(each) === KINDS[kind].form.path)!;
  const corrected = Object.entries(form.body).filter(([name]) => !NOT_CORRECTED.test(name));
  const body = { ...Object.fromEntries(corrected), token: tokens[kind] };
  await type({ ...named('correctSubmissionAction'), body }, kind);
  const left = typed.filter(({ where }) => !where.startsWith(`${addressOf(form)} `));
  return { names, cookies, tokens, typed: left, refused };
}
