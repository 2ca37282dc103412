import { z } from 'zod';
import { email } from '@/lib/platform/validation/email';
import { requiredNumber } from '@/lib/platform/validation/number';
import { optionalText, text } from '@/lib/platform/validation/text';
import { AGENT_STATES, type AgentState } from './agent';
import { postalAreas } from './postal-areas';
import { LEAD_PACKAGES, type PackageId } from './packages';

const AREAS = 'Bitte geben Sie Postleitzahlen oder ihre ersten Ziffern an, durch Kommas getrennt';
const ORDERS = 'Bitte geben Sie eine ganze Zahl von 0 bis 1000 ein';
const PACKAGE_IDS = LEAD_PACKAGES.map(({ id }) => id) as [PackageId, ...PackageId[]];

/** Areas as they are typed: '10, 144, 80331', at least one. */
const areaList = text({ min: 1, max: 2000, message: AREAS })
  .refine((typed) => postalAreas(typed) !== undefined, { error: AREAS })
  .transform((typed) => postalAreas(typed) ?? []);

/** A ticked box of a form that may be sent without scripts. */
const ticked = z.preprocess((value) => value === 'on' || value === true, z.boolean());

/** What `leitung` writes down of an office. Messages are shown at the field as they stand. */
export const agentSchema = z
  .object(
    {
      office: text({ min: 2, max: 200, message: 'Bitte geben Sie den Namen des Büros ein' }),
      contactName: text({ min: 2, max: 120, message: 'Bitte geben Sie den Ansprechpartner ein' }),
      email: email('Bitte geben Sie eine gültige E-Mail-Adresse ein').transform((address) =>
        address.toLowerCase(),
      ),
      phone: optionalText({ max: 50, message: 'Bitte geben Sie die Telefonnummer als Text ein' }),
      state: z.enum(Object.keys(AGENT_STATES) as [AgentState, ...AgentState[]], {
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
      singleOrders: requiredNumber({
        ...{ message: ORDERS, min: 0, minMessage: ORDERS, max: 1000, maxMessage: ORDERS },
      }).refine(Number.isInteger, { error: ORDERS }),
      version: z.coerce.number().int().min(1).optional(),
    },
    { error: 'Bitte senden Sie die Angaben als Formular' },
  )
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
