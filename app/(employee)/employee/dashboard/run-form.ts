import 'server-only';
import { addPassage, addWording, removeAddition } from '@/lib/adviser/editorial/additions-service';
import { closeQuestion } from '@/lib/adviser/editorial/service';
import { saveAgent } from '@/lib/agents/service';
import { requireArea } from '@/app/employee-route';
import type { Area, Employee } from '@/lib/auth/employee';
import { employeeRoutes } from '@/lib/employee-routes';
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
import { decide } from '@/lib/requests/leads/reclaim-service';

type Body = Record<string, unknown>;

/** What a form names something by; whatever else was sent names nothing. */
const named = (value: unknown) => (typeof value === 'string' && value ? value : undefined);

interface Done {
  /** The page that comes next */
  next?: string;
  /** Of what was saved, where the page goes on with it */
  version?: number;
}

type Run = (body: Body, employee: Employee) => Promise<Done>;

/** For whoever works in a part of the back-office. @throws AppError `forbidden` (403) */
const inArea =
  (area: Area, run: Run): Run =>
  async (body, employee) => {
    requireArea(employee, area);
    return run(body, employee);
  };

/** The same where the page that it was sent from shows what has come of it. */
const shownThere = (area: Area, run: (body: Body, employeeId: number) => Promise<void>) =>
  inArea(area, async (body, { id }) => {
    await run(body, id);
    return {};
  });

/** The forms of the back-office that are no operation on a request, by the word in their address. */
const RUNS = {
  buero: inArea('office', async ({ id, version, ...body }, employee) => {
    const known = named(id);
    const stored = await saveAgent({ ...body, version: named(version) }, employee.id, known);
    return known ? {} : { next: employeeRoutes.agent(stored) };
  }),
  uebernehmen: inArea('office', async ({ inquiryId }) => ({
    next: employeeRoutes.agent(await adoptInquiry(named(inquiryId) ?? '')),
  })),
  reklamation: shownThere('requests', decide),
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
      : employeeRoutes.guide(named(body.id) ?? ''),
  })),
  'ratgeber-wiederherstellen': inArea('guides', async (body, { id }) => {
    await restoreVersion(body, id);
    return { next: employeeRoutes.guide(named(body.id) ?? '') };
  }),
  'ratgeber-datei': inArea('guides', async (body, { id }) => {
    await decideOnFile(body, id);
    return { next: employeeRoutes.guide(named(body.id) ?? '') };
  }),
  'ratgeber-zeigen': shownThere('guides', sharePreview),
  'ratgeber-nicht-zeigen': shownThere('guides', endPreview),
  entfernen: shownThere('adviser', ({ id }) => removeAddition(id)),
} satisfies Record<string, Run>;

export type FormOperation = keyof typeof RUNS;

/**
 * Does what a form of the back-office asks for.
 * @param name the operation, as received
 * @throws AppError `forbidden` (403), `not_found` (404), `conflict` (409), `invalid` (422)
 */
export async function runForm(name: string, body: Body, employee: Employee): Promise<Done> {
  if (!Object.hasOwn(RUNS, name)) throw new AppError('not_found', 'Das gibt es hier nicht');
  return RUNS[name as FormOperation](body, employee);
}
