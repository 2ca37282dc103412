import 'server-only';
import { pageOf } from '@/lib/platform/page';
import { isUniqueViolation } from '@/lib/platform/db/errors';
import { AppError } from '@/lib/platform/http/errors';
import { signalWork } from '@/lib/platform/jobs/work-signal';
import { isUuid } from '@/lib/platform/validation/uuid';
import {
  type Agency,
  type AgencyArea,
  conflictingAreas,
  AGENCY_STATES,
  type AgencyState,
} from './agency';
import { hasOrder } from './agreement';
import { tellContract } from './contract-repository';
import { countAgencies, findAgency, findAgencies, protectedAreas, storeAgency } from './repository';
import { z } from 'zod';
import {
  optionalText,
  text,
  email,
  requiredNumber,
  parse,
  refusedFields,
} from '@/lib/platform/validation/fields';
import { postalAreas } from './postal-areas';
import { LEAD_PACKAGES, type PackageId } from './packages';

const AREAS = 'Bitte geben Sie Postleitzahlen oder ihre ersten Ziffern an, durch Kommas getrennt';
const ORDERS = 'Bitte geben Sie eine ganze Zahl von 0 bis 1000 ein';
const PACKAGE_IDS = LEAD_PACKAGES.map(({ id }) => id) as [PackageId, ...PackageId[]];

const areaList = text({ min: 1, max: 2000, message: AREAS })
  .refine((typed) => postalAreas(typed) !== undefined, { error: AREAS })
  .transform((typed) => postalAreas(typed) ?? []);

/** 'on' comes from a form sent without scripts. */
const ticked = z.preprocess((value) => value === 'on' || value === true, z.boolean());

const agencySchema = z
  .object({
    office: text({ min: 2, max: 200, message: 'Bitte geben Sie den Namen des Büros ein' }),
    contactName: text({ min: 2, max: 120, message: 'Bitte geben Sie den Ansprechpartner ein' }),
    email: email('Bitte geben Sie eine gültige E-Mail-Adresse ein').transform((address) =>
      address.toLowerCase(),
    ),
    phone: optionalText({ max: 50, message: 'Bitte geben Sie die Telefonnummer als Text ein' }),
    state: z.enum(Object.keys(AGENCY_STATES) as [AgencyState, ...AgencyState[]], {
      error: 'Bitte wählen Sie einen Stand aus der Liste',
    }),
    licence: optionalText({ max: 120, message: 'Bitte geben Sie die Erlaubnis als Text ein' }),
    licenceAuthority: optionalText({
      max: 200,
      message: 'Bitte geben Sie die Behörde als Text ein',
    }),
    licenceChecked: ticked,
    package: z
      .union([z.literal('').transform(() => undefined), z.enum(PACKAGE_IDS)], {
        error: 'Bitte wählen Sie ein Paket aus der Liste',
      })
      .nullish(),
    areas: areaList,
    isProtected: ticked,
    singleOrders: requiredNumber({ message: ORDERS, min: 0, max: 1000 }).refine(Number.isInteger, {
      error: ORDERS,
    }),
    version: z.coerce.number().int().min(1).optional(),
  })
  .superRefine(({ state, licenceChecked, licence, package: chosen, isProtected }, { addIssue }) => {
    const refuse = (path: string, message: string) =>
      addIssue({ code: 'custom', path: [path], message });
    if (licenceChecked && !licence) {
      refuse('licence', 'Bitte tragen Sie ein, welche Erlaubnis Sie gesehen haben');
    }
    if (state === 'active' && !licenceChecked) {
      refuse(
        'licenceChecked',
        'Aktiv wird ein Büro erst, wenn die Erlaubnis nach § 34c geprüft ist',
      );
    }
    if (isProtected && chosen !== 'professional' && chosen !== 'enterprise') {
      refuse('isProtected', 'Gebietsschutz gibt es nur in den Paketen Professional und Enterprise');
    }
    if (!isProtected && chosen === 'enterprise') {
      refuse('isProtected', 'Im Paket Enterprise gehört der Gebietsschutz immer dazu');
    }
  });

const PAGE_LENGTH = 50;

/** `asked` counts from 1; a page beyond the last shows the last. */
export async function listAgencies(asked: number) {
  const total = await countAgencies();
  const { skip, ...shown } = pageOf(asked, total, PAGE_LENGTH);
  return { agencies: await findAgencies(skip, PAGE_LENGTH), total, ...shown };
}

export async function openAgency(id: string): Promise<Agency> {
  const agency = isUuid(id) ? await findAgency(id) : null;
  if (agency) return agency;
  throw new AppError('not_found', 'Dieses Büro gibt es nicht.');
}

const areaKey = (areas: readonly AgencyArea[]) =>
  areas
    .map(({ prefix, isProtected }) => `${prefix} ${isProtected}`)
    .sort()
    .join();

/**
 * `employeeId` is stored if the licence is marked as checked.
 * @throws AppError `not_found` (404), `conflict` (409) for an outdated version, `invalid` (422)
 */
export async function saveAgency(body: unknown, employeeId: number, id?: string): Promise<string> {
  const { licenceChecked, areas, isProtected, version, ...input } = parse(agencySchema, body);
  const before = id ? await openAgency(id) : undefined;
  const isSameLicence = before?.licenceCheckedAt && before.licence === (input.licence ?? null);
  const checked = isSameLicence
    ? { licenceCheckedAt: before.licenceCheckedAt, licenceCheckedBy: before.licenceCheckedBy }
    : { licenceCheckedAt: new Date(), licenceCheckedBy: employeeId };
  const own = areas.map((prefix) => ({ prefix, isProtected }));
  const isSameOrder =
    before?.package === (input.package ?? null) &&
    input.singleOrders <= before.singleOrders &&
    areaKey(before.areas) === areaKey(own);
  try {
    const stored = await storeAgency(
      {
        id,
        version,
        areas: own,
        ...input,
        phone: input.phone ?? null,
        package: input.package ?? null,
        // The agency accepts a changed order again in its area.
        agreedAt: isSameOrder && input.state !== 'ended' ? undefined : null,
        // Only a pause of its own can be ended by the agency.
        pausedAt: input.state === 'paused' ? undefined : null,
        endsAt: before?.state === 'ended' && input.state !== 'ended' ? null : undefined,
        licence: input.licence ?? null,
        licenceAuthority: input.licenceAuthority ?? null,
        ...(licenceChecked ? checked : { licenceCheckedAt: null, licenceCheckedBy: null }),
      },
      async (tx, stored) => {
        const isBegun = input.state === 'active' && before?.state !== 'active';
        const isTold = isBegun || (!isSameOrder && ['active', 'paused'].includes(input.state));
        if (isTold && hasOrder({ ...input, package: input.package ?? null })) {
          const change = isSameOrder && before.agreedAt ? 'active' : 'order-open';
          await tellContract(tx, stored, [input.email], { change, at: new Date() });
        }
        const others = await protectedAreas(stored, tx);
        const [taken] = conflictingAreas(own, others);
        if (taken === undefined) return;
        const office = others.find(
          ({ prefix }) =>
            conflictingAreas(
              [{ prefix: taken, isProtected: true }],
              [{ prefix, isProtected: true }],
            ).length > 0,
        )?.office;
        throw refusedFields({ areas: `Das Gebiet ${taken} ist schon für ${office} geschützt` });
      },
    );
    if (stored) {
      signalWork();
      return stored;
    }
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw refusedFields({ email: 'Unter dieser Adresse gibt es schon ein Büro' });
  }
  throw new AppError(
    'conflict',
    'Jemand hat dieses Büro inzwischen geändert. Bitte laden Sie die Seite neu.',
  );
}
