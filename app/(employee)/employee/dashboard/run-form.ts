import 'server-only';
import { redirect } from 'next/navigation';
import { requireEmployee } from '@/app/(employee)/require-employee';
import { requireArea } from '@/app/employee-route';
import { receivePlainForm } from '@/app/receive-plain-form';
import { type FormValues, type PlainFormState, postedValues } from '@/components/forms/plain-form';
import type { Served } from '@/components/forms/served-form';
import { addPassage, addWording, removeAddition } from '@/lib/adviser/editorial/additions-service';
import { closeQuestion } from '@/lib/adviser/editorial/service';
import { saveAgent } from '@/lib/agents/service';
import {
  addMember,
  changeMember,
  disableMember,
  dropFactorsOfMember,
  enableMember,
  requireOfAll,
  requireOfMember,
  resetMember,
} from '@/lib/auth/accounts/team-service';
import type { AdminArea, LoggedIn } from '@/lib/auth/employee';
import {
  addOwnPasskey,
  beginOwnPasskey,
  beginOwnTotp,
  changeOwnPassword,
  confirmOwnTotp,
  endOwnLogin,
  endOwnLogins,
  removeOwnPasskey,
  removeOwnTotp,
  renameOwnPasskey,
  renewOwnCodes,
} from '@/lib/auth/own/service';
import { employeeRoutes } from '@/lib/employee-routes';
import { textOrEmpty } from '@/app/form-body';
import { AppError } from '@/lib/platform/http/errors';
import { adoptInquiry } from '@/lib/requests/leads/adoption-service';
import { removeView, saveView } from '@/lib/requests/back-office/views/service';
import {
  decideOnFile,
  discardDraft,
  endPreview,
  restoreVersion,
  saveGuide,
  sharePreview,
  unscheduleGuide,
  withdrawGuide,
} from '@/lib/guides/editing/service';
import { decide, grantGoodwill } from '@/lib/requests/leads/reclaim-service';

type Body = Record<string, unknown>;

interface Done {
  next?: string;
  version?: number;
  told?: string[];
  options?: object;
  step?: string;
}

type Run = (body: Body, employee: LoggedIn) => Promise<Done>;

/** @throws AppError `forbidden` (403) */
const inArea =
  (area: AdminArea, run: Run): Run =>
  async (body, employee) => {
    requireArea(employee, area);
    return run(body, employee);
  };

const shownThere = (area: AdminArea, run: (body: Body, employeeId: number) => Promise<void>) =>
  inArea(area, async (body, { id }) => {
    await run(body, id);
    return {};
  });

const ownAccount = (done: string, run: (body: Body, me: LoggedIn) => Promise<void>) =>
  inArea('factors', async (body, me) => {
    await run(body, me);
    return { next: employeeRoutes.ownAccountAfter(done) };
  });

const onMember = (done: string, run: (body: Body, by: LoggedIn) => Promise<void>) =>
  inArea('office', async (body, by) => {
    await run(body, by);
    return { next: employeeRoutes.teamAfter(done, textOrEmpty(body.id) || undefined) };
  });

const RUNS = {
  buero: inArea('office', async ({ id, version, ...body }, employee) => {
    const known = textOrEmpty(id) || undefined;
    const stored = await saveAgent(
      { ...body, version: textOrEmpty(version) || undefined },
      employee.id,
      known,
    );
    return known ? {} : { next: employeeRoutes.agent(stored) };
  }),
  uebernehmen: inArea('office', async ({ inquiryId }) => ({
    next: employeeRoutes.agent(await adoptInquiry(textOrEmpty(inquiryId))),
  })),
  reklamation: shownThere('requests', decide),
  kulanz: shownThere('requests', grantGoodwill),
  ansicht: shownThere('requests', saveView),
  'ansicht-entfernen': inArea('requests', async ({ id }, employee) => {
    await removeView(id, employee);
    return {};
  }),
  wortlaut: shownThere('adviser', addWording),
  textstelle: shownThere('adviser', addPassage),
  erledigt: shownThere('adviser', ({ id }, employeeId) => closeQuestion(id, employeeId)),
  ratgeber: inArea('guides', async (body, employee) => {
    const { id, version } = await saveGuide(body, employee.id);
    return body.id ? { version } : { next: employeeRoutes.guide(id) };
  }),
  'ratgeber-zurueckziehen': shownThere('guides', withdrawGuide),
  'ratgeber-nicht-planen': shownThere('guides', unscheduleGuide),
  'ratgeber-verwerfen': inArea('guides', async (body, { id }) => ({
    next: (await discardDraft(body, id))
      ? employeeRoutes.guides
      : employeeRoutes.guide(textOrEmpty(body.id)),
  })),
  'ratgeber-wiederherstellen': inArea('guides', async (body, { id }) => {
    await restoreVersion(body, id);
    return { next: employeeRoutes.guide(textOrEmpty(body.id)) };
  }),
  'ratgeber-datei': inArea('guides', async (body, { id }) => {
    await decideOnFile(body, id);
    return { next: employeeRoutes.guide(textOrEmpty(body.id)) };
  }),
  'ratgeber-zeigen': shownThere('guides', sharePreview),
  'ratgeber-nicht-zeigen': shownThere('guides', endPreview),
  entfernen: shownThere('adviser', ({ id }) => removeAddition(id)),
  passwort: inArea('password', async (body, me) => {
    await changeOwnPassword(body, me);
    const { dashboard, ownAccountAfter } = employeeRoutes;
    return { next: me.duty ? dashboard : ownAccountAfter('passwort') };
  }),
  'anmeldung-beenden': ownAccount('anmeldung', endOwnLogin),
  'anmeldungen-beenden': inArea('factors', async (body, me) => {
    const isAll = (await endOwnLogins(body, me)) === 'all';
    return { next: isAll ? employeeRoutes.login : employeeRoutes.ownAccountAfter('anmeldungen') };
  }),
  'app-beginnen': inArea('factors', async (body, me) => {
    await beginOwnTotp(body, me);
    return { next: employeeRoutes.ownAccountAt('app') };
  }),
  'app-bestaetigen': ownAccount('app', confirmOwnTotp),
  'app-entfernen': ownAccount('app-entfernt', removeOwnTotp),
  codes: inArea('factors', async (body, me) => ({ told: await renewOwnCodes(body, me) })),
  'passkey-beginnen': inArea('factors', beginOwnPasskey),
  'passkey-hinzufuegen': ownAccount('passkey', addOwnPasskey),
  'passkey-umbenennen': ownAccount('passkey-name', renameOwnPasskey),
  'passkey-entfernen': ownAccount('passkey-entfernt', removeOwnPasskey),
  'konto-anlegen': inArea('office', async (body, by) => ({
    told: [(await addMember(body, by)).password],
  })),
  'konto-aendern': onMember('geaendert', changeMember),
  'konto-sperren': onMember('gesperrt', disableMember),
  'konto-freigeben': onMember('freigegeben', enableMember),
  'konto-passwort': inArea('office', async (body, by) => ({ told: [await resetMember(body, by)] })),
  'konto-faktor': onMember('faktor', requireOfMember),
  'konto-faktor-entfernen': onMember('faktor-entfernt', dropFactorsOfMember),
  'konten-faktor': onMember('faktor', requireOfAll),
} satisfies Record<string, Run>;

type FormOperation = keyof typeof RUNS;

/** @throws AppError `forbidden` (403), `not_found` (404), `conflict` (409), `invalid` (422) */
export async function runForm(name: string, body: Body, employee: LoggedIn): Promise<Done> {
  if (!Object.hasOwn(RUNS, name)) throw new AppError('not_found', 'Das gibt es hier nicht');
  return RUNS[name as FormOperation](body, employee);
}

/** Never sent back to the page. */
const SECRETS = ['present', 'password', 'repeated', 'code'];

async function submitPlainForm(
  name: string,
  _previous: PlainFormState<FormValues>,
  form: FormData,
): Promise<PlainFormState<FormValues>> {
  'use server';
  const employee = await requireEmployee('password');
  const { stored, state } = await receivePlainForm(form, {
    empty: postedValues(form),
    request: (body) => runForm(name, { ...body }, employee),
    apology: 'Bitte versuchen Sie es in einem Moment noch einmal.',
  });
  if (stored?.next) redirect(stored.next);
  const values = Object.entries(state.values).filter(([field]) => !SECRETS.includes(field));
  return { ...state, values: Object.fromEntries(values), told: stored?.told };
}

/** @param about the record that the form changes */
export const formSending = (operation: FormOperation, about?: FormValues): Served => ({
  path: employeeRoutes.formOperation(operation),
  plainAction: submitPlainForm.bind(null, operation),
  about,
});
