import 'server-only';
import { tool, type ToolSet } from 'ai';
import { z } from 'zod';
import type { ToolFields } from '../reply';
import { TOOL_TYPES } from './facts';
import { calculate } from './run';

const TYPES = TOOL_TYPES.map(({ value }) => value) as [string, ...string[]];

const propertyType = z.enum(TYPES).describe('Art der Immobilie');

/** A German number as the fields of the forms hold it. */
const digits = (value: number | undefined) =>
  value === undefined ? undefined : String(value).replace('.', ',');

/** The two calculations as tools of a model: the figures are ours, and the model only tells them. */
export function modelTools(): ToolSet {
  const figures = (name: 'costs' | 'estimate', fields: ToolFields) => calculate(name, fields).text;
  return {
    verkaufskosten: tool({
      description:
        'Rechnet aus, was ein Verkauf kostet: Makler und wer wie viel davon trägt, Grundschuld, Steuer. Nur mit dem Preis, den die Person nennt.',
      inputSchema: z.object({ propertyType, price: z.number().describe('Verkaufspreis in Euro') }),
      execute: (input) =>
        figures('costs', {
          propertyType: input.propertyType,
          price: digits(Math.round(input.price)),
        }),
    }),
    ersteinschaetzung: tool({
      description:
        'Rechnet eine unverbindliche erste Zahl für ein Haus oder eine Wohnung aus: mit der Grundformel und, wenn die Postleitzahl bekannt ist, mit der regionalen Bewertung samt Spanne. Nur mit Angaben der Person.',
      inputSchema: z.object({
        propertyType,
        postalCode: z
          .string()
          .optional()
          .describe('Postleitzahl, fünf Ziffern, wenn sie bekannt ist'),
        area: z.number().describe('Wohnfläche in m²'),
        yearBuilt: z.number().optional().describe('Baujahr, wenn es bekannt ist'),
      }),
      execute: ({ area, yearBuilt, ...rest }) =>
        figures('estimate', { ...rest, area: digits(area), yearBuilt: digits(yearBuilt) }),
    }),
  };
}
