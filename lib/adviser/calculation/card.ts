import 'server-only';
import {
  type CalculatorEntries,
  type DescribedCalculator,
  shownFields,
} from '@/lib/calculators/calculators';
import { ADVISED } from './advised';

export interface Card {
  described: DescribedCalculator;
  entries: CalculatorEntries;
}

/** The card that wrote a message (lib/adviser/card-message.ts); undefined for what a person wrote. */
export function cardOf(message: string): Card | undefined {
  const [title, ...lines] = message.split('\n').map((line) => line.trim());
  const described = ADVISED.find(({ content }) => content.title === title);
  if (!described) return undefined;
  const entries = shownFields(described).flatMap(({ name, label, options }) => {
    const line = lines.find((each) => each.startsWith(`${label}: `));
    const said = line?.slice(label.length + 2);
    const entry = options.find((option) => option.label === said)?.value ?? said;
    return entry ? [[name, entry] as const] : [];
  });
  return { described, entries: Object.fromEntries(entries) };
}
