import 'server-only';
import {
  calculateFrom,
  type CalculatorEntries,
  type DescribedCalculator,
  shownFields,
  type ShownField,
  type ShownResult,
} from '@/lib/calculators/calculators';
import { usualEntry } from '@/lib/calculators/usual-entry';
import { bindWords } from '@/lib/platform/format/bind-words';
import { formatList } from '@/lib/platform/format/list';
import { formatNumber } from '@/lib/platform/format/number';
import { parseGermanNumber } from '@/lib/platform/validation/german-number';
import { routes } from '@/lib/routes';
import type { Knowledge } from '../knowledge/knowledge';
import type { Reply, ReplyCalculator } from '../reply';
import { say } from '../sentences';
import { ESTIMATE, prefillOf } from '../advised/estimate';

export interface Asked {
  described: DescribedCalculator;
  entries: CalculatorEntries;
  /** What was said and is in no field: without it no result is complete */
  left?: readonly string[];
  /** It was filled in as a card, or goes on with a calculation */
  isMeant: boolean;
  /** Numbers were said: it asks for a calculation, and not for how it is done */
  hasNumber: boolean;
}

const figureOf = ({ label, options, unit, meta: { kind } }: ShownField, entry: string): string => {
  const number = kind.type === 'number' ? parseGermanNumber(entry) : undefined;
  const isNumber = number !== undefined && Number.isFinite(number);
  const isYear = kind.type === 'number' && kind.quantity === 'year';
  const value = isNumber && !isYear ? formatNumber(number) : entry;
  const said = options.find((option) => option.value === entry)?.label ?? value;
  return [label, said, unit].filter(Boolean).join(' ');
};

const named = (fields: readonly ShownField[], entries: CalculatorEntries) =>
  fields.flatMap((field) => {
    const entry = entries[field.name];
    return entry ? [figureOf(field, entry)] : [];
  });

/** The usual values that stand in for what was not said. */
const usual = (fields: readonly ShownField[], entries: CalculatorEntries) =>
  fields.flatMap((field) => {
    const { initial, kind } = field.meta;
    const isOpen = !entries[field.name] && initial !== undefined && kind.type === 'number';
    return isOpen && initial ? [figureOf(field, usualEntry(field.meta))] : [];
  });

const line = ({ text, amount }: { text: string; amount?: string }) =>
  [text.replace(/:$/, ''), amount].filter(Boolean).join(': ');

/** Headline, steps and notes. */
export const resultText = ({ headline, steps, notes }: ShownResult): string =>
  [`**${line(headline)}**`, steps.map((step) => `- ${line(step)}`).join('\n'), ...notes].join(
    '\n\n',
  );

const urlOf = ({ calculator: { name } }: DescribedCalculator, entries: CalculatorEntries) =>
  `${routes.calculation(name)}?${new URLSearchParams(entries)}`;

export const emptyCard = (
  described: DescribedCalculator,
  entries: CalculatorEntries = {},
): ReplyCalculator => ({
  name: described.calculator.name,
  entries,
  card: { title: described.content.title, fields: shownFields(described) },
});

/** The result, or the card with what is known and the question for what is missing or unclear. */
export function calculation(knowledge: Knowledge, asked: Asked): Reply {
  const { described, entries, isMeant, left = [] } = asked;
  const { content } = described;
  const fields = shownFields(described);
  const { result, errors = {} } = calculateFrom(described, entries);
  const sources = content.guides.flatMap(knowledge.sourceOf);
  const figures = named(fields, entries);
  const read = figures.length > 0 ? say('calculationRead', { figures: figures.join(', ') }) : '';
  const title = content.question;
  const shared = { title, sources, mode: 'builtin' } as const;
  if (!result || left.length > 0) {
    const wrong = fields.filter(({ name }) => errors[name] && entries[name]);
    const missing = fields.filter(({ name }) => errors[name] && !entries[name]);
    const unclear = left.map((each) => content.fields[each]?.label ?? `„${each}“`);
    const needed = formatList(missing.map(({ label }) => label));
    const text = [
      read,
      ...wrong.map(({ name, label }) => `${label}: ${errors[name]}.`),
      needed && say('calculationNeeds', { needed }),
      left.length > 0 && say('calculationLeft', { left: unclear.join(', ') }),
    ];
    const calculator = emptyCard(described, entries);
    if (calculator.card && (isMeant || wrong.length > 0)) calculator.card.errors = errors;
    return { ...shared, response: bindWords(text.filter(Boolean).join(' ')), calculator };
  }
  const assumed = usual(fields, entries);
  const response = [
    resultText(result),
    [read, assumed.length > 0 && say('calculationAssumes', { figures: assumed.join(', ') })]
      .filter(Boolean)
      .join(' '),
    say('calculationLaw', { asOf: content.asOf, law: content.law.join(', ') }),
  ];
  const isEstimate = described === ESTIMATE;
  return {
    ...shared,
    response: bindWords(response.filter(Boolean).join('\n\n')),
    calculator: {
      name: described.calculator.name,
      entries,
      ...(!isEstimate && { url: urlOf(described, entries) }),
    },
    ...(isEstimate && { offers: ['valuation', 'callback'], prefill: prefillOf(entries) }),
  };
}
