import { usualEntry } from '@/lib/calculators/usual-entry';
import type { CalculatorEntries, ShownField } from '@/lib/calculators/calculators';

/** A card as a message: its title, and a line for each field that was filled in. */
export function cardMessage(
  title: string,
  fields: readonly ShownField[],
  entries: CalculatorEntries,
): string {
  const lines = fields.flatMap(({ name, label, options, meta }) => {
    const entry = entries[name]?.trim() ?? '';
    const isUsual = entry === usualEntry(meta);
    const said = options.find(({ value }) => value === entry)?.label ?? entry;
    return isUsual ? [] : [`${label}: ${said}`];
  });
  return [title, ...lines].join('\n');
}
