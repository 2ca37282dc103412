import 'server-only';
import { tool, type ToolSet } from 'ai';
import { z } from 'zod';
import { RELATIONS } from '@/lib/calculators/rules/relations';
import { FEE_PARTS, type FeePart } from '@/lib/calculators/rules/notary-fees';
import { type Acquirer, ACQUIRERS, TAX_STATES } from '@/lib/calculators/rules/transfer-tax';
import { type CalculationName, calculationOf } from './calculations/all';
import { TOOL_TYPES } from './facts';
import type { Facts } from './reading/known';
import { answerWith } from './run';

const choice = <Value extends string>(of: readonly Value[], what: string) =>
  z
    .enum(of as [Value, ...Value[]])
    .optional()
    .describe(what);

const euros = (what: string) => z.number().min(0).optional().describe(`${what} in Euro`);
const percent = (what: string) =>
  z.number().min(0).max(60).optional().describe(`${what} in Prozent`);
const year = (what: string) => z.number().int().min(1800).max(2100).optional().describe(what);

const FIELDS = {
  propertyType: choice(
    TOOL_TYPES.map(({ value }) => value),
    'Art der Immobilie',
  ),
  price: euros('Verkaufspreis'),
  paid: euros('Kaufpreis mit Nebenkosten beim damaligen Kauf'),
  gain: euros('Gewinn aus dem Verkauf'),
  depreciation: euros('Bisher geltend gemachte Abschreibung'),
  debt: euros('Restschuld'),
  nominal: euros('Eingetragener Nennbetrag der Grundschuld'),
  target: euros('Betrag, der nach dem Verkauf bleiben soll,'),
  repairs: euros('Rücklage für Reparaturen im Monat'),
  netRent: euros('Was im Jahr nach allen Kosten von der Miete bleibt,'),
  savingsRate: percent('Zins einer Geldanlage'),
  buyerCommission: percent('Provision der Käuferseite, wenn sie eine andere ist,'),
  extraRate: percent('Sondertilgung im Jahr'),
  compensation: euros('Vorfälligkeitsentschädigung, wie die Bank sie nennt; 0 ohne eine,'),
  agentFee: euros('Betrag, den der Makler nimmt,'),
  purchaseCosts: euros('Nebenkosten beim damaligen Kauf'),
  saleCosts: euros('Kosten des Verkaufs, wie sie genannt wurden,'),
  inventory: euros('Küche, Möbel und anderes Inventar im Preis'),
  upkeep: euros('Nicht umlegbare Kosten im Monat'),
  rent: euros('Kaltmiete im Monat'),
  inherited: euros('Wert des Erbes'),
  commission: percent('Maklerprovision, wie sie genannt wurde; 0 ohne Makler,'),
  isNet: z.boolean().optional().describe('Die Provision wurde ohne Umsatzsteuer genannt'),
  taxRate: z.number().min(0).max(45).optional().describe('Persönlicher Steuersatz in Prozent'),
  contractRate: percent('Zinssatz des Kredits'),
  currentRate: percent('Zins, zu dem die Bank das Geld heute anlegt,'),
  remaining: z.number().min(0).max(40).optional().describe('Restliche Zinsbindung in Jahren'),
  bought: year('Jahr des Kaufs'),
  sold: year('Jahr des Verkaufs, wenn es nicht das laufende ist'),
  borrowed: year('Jahr, in dem das Darlehen vollständig ausgezahlt war'),
  persons: z
    .number()
    .int()
    .min(2)
    .max(12)
    .optional()
    .describe('Eigentümer oder Erben zu gleichen Teilen'),
  share: z.number().min(0).max(100).optional().describe('Anteil der Person in Prozent'),
  factor: z.number().min(5).max(60).optional().describe('Preis in Jahresmieten'),
  renewed: year('Jahr einer neuen Vereinbarung über den Zins'),
  held: z.number().min(0).max(100).optional().describe('Jahre zwischen Kauf und Verkauf'),
  movedIn: year('Jahr, seit dem die Person selbst dort wohnt, wenn nicht seit dem Kauf'),
  movedOut: year('Jahr des Auszugs, wenn die Person vor dem Verkauf ausgezogen ist'),
  use: choice(['own', 'rented', 'partly'], 'Selbst bewohnt, vermietet oder beides'),
  state: choice(
    TAX_STATES.map(({ key }) => key),
    'Bundesland',
  ),
  otherState: choice(
    TAX_STATES.map(({ key }) => key),
    'Bundesland zum Vergleich',
  ),
  acquirer: choice(
    Object.keys(ACQUIRERS) as Acquirer[],
    'Verhältnis des Käufers zum Verkäufer, wenn sie verwandt oder verheiratet sind',
  ),
  feePart: choice(Object.keys(FEE_PARTS) as FeePart[], 'Nur diese Gebühr'),
  relation: choice(
    Object.keys(RELATIONS) as (keyof typeof RELATIONS)[],
    'Verhältnis des Erben zur verstorbenen Person',
  ),
  postalCode: z.string().optional().describe('Postleitzahl, fünf Ziffern, wenn sie bekannt ist'),
  area: z.number().min(0).optional().describe('Wohnfläche in m²'),
  yearBuilt: year('Baujahr, wenn es bekannt ist'),
};

type Field = keyof typeof FIELDS;

const ONLY_SAID = 'Nur mit Angaben der Person; was sie nicht gesagt hat, bleibt leer.';

const TOOLS: Record<string, [CalculationName, string, readonly Field[]]> = {
  verkaufskosten: [
    'costs',
    'Rechnet aus, was ein Verkauf kostet: Makler und wer wie viel davon trägt, Grundschuld, Steuer.',
    ['propertyType', 'price', 'commission', 'isNet', 'agentFee', 'nominal', 'compensation'],
  ],
  ersteinschaetzung: [
    'estimate',
    'Rechnet eine unverbindliche erste Zahl für ein Haus oder eine Wohnung aus: mit der Grundformel und, wenn die Postleitzahl bekannt ist, mit der regionalen Bewertung samt Spanne.',
    ['propertyType', 'postalCode', 'area', 'yearBuilt'],
  ],
  maklerprovision: [
    'commission',
    'Rechnet die Maklerprovision aus einem Preis aus und sagt, wer wie viel davon zahlt.',
    ['price', 'commission', 'buyerCommission', 'isNet', 'propertyType', 'agentFee'],
  ],
  notarkosten: [
    'notary',
    'Rechnet aus, was Notar und Grundbuch die Käuferseite kosten.',
    ['price', 'feePart'],
  ],
  grundschuld_loeschen: [
    'deletion',
    'Rechnet aus, was das Löschen einer Grundschuld kostet.',
    ['nominal'],
  ],
  grundschuld_eintragen: [
    'charge',
    'Rechnet aus, was das Eintragen einer Grundschuld kostet.',
    ['nominal'],
  ],
  mindestpreis: [
    'neededPrice',
    'Rechnet den Preis aus, von dem nach Kredit und Makler ein gewünschter Betrag bleibt.',
    ['target', 'debt', 'commission', 'isNet', 'agentFee', 'compensation'],
  ],
  erbschein: ['certificateFees', 'Rechnet aus, was ein Erbschein kostet.', ['inherited', 'debt']],
  kaufnebenkosten: [
    'buyerCosts',
    'Rechnet aus, was die Käuferseite zum Preis hinzu zahlt: Grunderwerbsteuer, Notar, Makler.',
    ['price', 'state', 'commission', 'isNet'],
  ],
  grunderwerbsteuer: [
    'transferTax',
    'Rechnet die Grunderwerbsteuer eines Bundeslandes aus.',
    ['price', 'state', 'otherState', 'acquirer', 'inventory'],
  ],
  spekulationssteuer: [
    'capitalGains',
    'Sagt, ob der Gewinn aus dem Verkauf zu versteuern ist, und rechnet Gewinn und Steuer aus.',
    [
      ...(['bought', 'sold', 'held', 'use', 'movedIn', 'movedOut', 'price', 'paid'] as const),
      ...(['purchaseCosts', 'saleCosts', 'gain', 'depreciation', 'taxRate'] as const),
    ],
  ],
  vorfaelligkeitsentschaedigung: [
    'prepayment',
    'Überschlägt die Vorfälligkeitsentschädigung und sagt, ob das Darlehen ohne sie kündbar ist.',
    [
      ...(['debt', 'contractRate', 'currentRate', 'remaining', 'borrowed'] as const),
      ...(['renewed', 'extraRate', 'compensation'] as const),
    ],
  ],
  erloes: [
    'proceeds',
    'Rechnet aus, was vom Preis nach Restschuld und Makler bleibt.',
    [
      ...(['price', 'debt', 'commission', 'isNet', 'propertyType', 'nominal'] as const),
      ...(['contractRate', 'currentRate', 'remaining', 'borrowed', 'compensation'] as const),
      ...(['agentFee', 'saleCosts', 'persons', 'share'] as const),
    ],
  ],
  miete_und_preis: [
    'rent',
    'Setzt die Jahresmiete ins Verhältnis zum Preis: Bruttorendite und Jahresmieten.',
    ['rent', 'price', 'factor', 'upkeep', 'repairs', 'netRent', 'savingsRate'],
  ],
  erbschaftsteuer: [
    'inheritanceTax',
    'Rechnet die Erbschaftsteuer eines Erben aus.',
    ['inherited', 'relation', 'debt', 'persons'],
  ],
};

const DAYS = ['bought', 'sold', 'borrowed', 'renewed', 'movedIn', 'movedOut'] as const;

function factsOfInput(input: Record<string, unknown>): Facts {
  const days = DAYS.filter((name) => typeof input[name] === 'number');
  return { ...input, ...Object.fromEntries(days.map((name) => [name, { year: input[name] }])) };
}

const CANNOT = 'Dafür fehlen noch Angaben. Frage danach.';

/** The numbers are ours, the model only reports them. */
export function modelTools(): ToolSet {
  const entries = Object.entries(TOOLS).map(([name, [calculation, description, fields]]) => {
    const found = calculationOf(calculation);
    const shape = Object.fromEntries(fields.map((field) => [field, FIELDS[field]]));
    const made = tool({
      description: `${description} ${ONLY_SAID}`,
      inputSchema: z.object(shape),
      execute: (input: Record<string, unknown>) => {
        const facts = factsOfInput(input);
        return found.can(facts) ? answerWith(found, facts).answer.text : CANNOT;
      },
    });
    return [name, made] as const;
  });
  return Object.fromEntries(entries);
}
