import 'server-only';
import {
  type CalculatorEntries,
  type DescribedCalculator,
  shownFields,
} from '@/lib/calculators/calculators';
import { parseGermanNumber } from '@/lib/platform/validation/german-number';
import { fold } from '@/lib/words/stem';
import { placesIn } from '../advised/places';
import { ADVISED } from '../advised/advised';

interface Card {
  described: DescribedCalculator;
  entries: CalculatorEntries;
}

/** Only what a form can hold: the rest is asked for. */
export function validEntries(
  described: DescribedCalculator,
  typed: CalculatorEntries,
): CalculatorEntries {
  const entries = shownFields(described).flatMap(({ name, meta: { kind } }) => {
    const entry = typed[name]?.trim();
    if (!entry) return [];
    if (kind.type === 'choice') return kind.values.includes(entry) ? [[name, entry] as const] : [];
    if (kind.type === 'number') {
      return Number.isFinite(parseGermanNumber(entry)) ? [[name, entry] as const] : [];
    }
    const { postalCode, town } = placesIn(fold(entry));
    const place = postalCode ?? town?.name;
    return place ? [[name, place] as const] : [];
  });
  return Object.fromEntries(entries);
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
  return { described, entries: validEntries(described, Object.fromEntries(entries)) };
}
