import { z } from 'zod';
import { LEAD_CLASSES, type LeadClass } from '@/lib/agencies/lead-classes';

const CLASSES = LEAD_CLASSES.map(({ id }) => id) as [LeadClass['id'], ...LeadClass['id'][]];

/** What the software of an agency gets, in the terms of OpenImmo 1.2.7. The page lists these fields. */
export const webhookBody = z.object({
  event: z
    .enum(['lead.delivered', 'lead.example'])
    .describe('Übergebener Lead oder erfundenes Beispiel eines Tests'),
  id: z.uuid().describe('Kennung des Leads bei uns; im Beispiel nur Nullen'),
  deliveredAt: z.iso.datetime().describe('Ihre Annahme, in UTC'),
  class: z.enum(CLASSES).describe('Klasse des Leads'),
  priceCents: z.int().describe('Preis netto in Cent'),
  certificate: z.url().describe('Nachweis der Einwilligung'),
  immobilie: z.object({
    objektkategorie: z.object({ objektart: z.string().describe('Immobilientyp') }),
    geo: z.object({
      plz: z.string().describe('Postleitzahl'),
      ort: z.string().optional().describe('Ort zur Postleitzahl'),
    }),
    flaechen: z.object({
      wohnflaeche: z.number().optional().describe('Wohnfläche in m²'),
      grundstuecksflaeche: z.number().optional().describe('Grundstücksfläche in m²'),
      anzahl_zimmer: z.number().optional().describe('Zimmer'),
    }),
    zustand_angaben: z.object({
      baujahr: z.number().optional().describe('Baujahr'),
      zustand: z.string().optional().describe('Zustand'),
    }),
  }),
  kontaktperson: z.object({
    name: z.string().optional().describe('Vor- und Nachname, wie die Person sie schrieb'),
    email_direkt: z.string().optional().describe('E-Mail-Adresse'),
    tel_durchw: z.string().optional().describe('Telefonnummer'),
  }),
  freitext: z.string().optional().describe('Anmerkung der Person'),
});

export type WebhookBody = z.input<typeof webhookBody>;

interface JsonSchema {
  type?: string;
  format?: string;
  description?: string;
  enum?: string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

const typeOf = ({ type, format, enum: values }: JsonSchema): string => {
  if (values) return values.join(' | ');
  if (type !== 'string') return 'Zahl';
  return format === 'date-time' ? 'Zeitpunkt (ISO 8601)' : 'Text';
};

interface PayloadField extends Record<'name' | 'type' | 'text', string> {
  isOptional: boolean;
}

const fieldsIn = ({ properties = {}, required = [] }: JsonSchema, path = ''): PayloadField[] =>
  Object.entries(properties).flatMap(([key, each]) => {
    const name = path + key;
    if (each.properties) return fieldsIn(each, `${name}.`);
    const isOptional = !required.includes(key);
    return [{ name, type: typeOf(each), text: each.description ?? '', isOptional }];
  });

/** 'immobilie.geo.plz' and so on, from the schema itself. */
export const webhookFields = () => fieldsIn(z.toJSONSchema(webhookBody) as JsonSchema);
