import { formatEuros, formatNumber } from '@/lib/platform/format/number';
import { currentYear } from '@/lib/platform/format/date';
import type { Tool, ToolFields } from '@/lib/adviser/reply';
import { parseGermanNumber } from '@/lib/platform/validation/german-number';

export interface PropertyTypeOption {
  value: string;
  label: string;
}

/** Same as in the valuation, whose schema would be too heavy to load here. */
const FIRST_YEAR_BUILT = 1800;

export type ToolField = keyof ToolFields;

export type ToolValues = Required<ToolFields> & { isYearUnknown: boolean };

export const TOOL_FIELDS: Record<Tool, readonly ToolField[]> = {
  estimate: ['propertyType', 'postalCode', 'area', 'yearBuilt'],
  costs: ['propertyType', 'price'],
};

export type ToolErrors = Partial<Record<ToolField, string>>;

const PRICE_SIGNS = /€|euro|eur/gi;
const euros = (typed: string) => parseGermanNumber(typed.replace(PRICE_SIGNS, ''));

const isWithin = (value: number | undefined, min: number, max: number): value is number =>
  value !== undefined && value >= min && value <= max;

const RULES: Record<ToolField, (values: ToolValues) => string | undefined> = {
  propertyType: ({ propertyType }) =>
    propertyType ? undefined : 'Bitte wählen Sie einen Immobilientyp aus',
  postalCode: ({ postalCode }) =>
    /^(\d{5})?$/.test(postalCode.trim())
      ? undefined
      : 'Bitte geben Sie die fünf Ziffern der Postleitzahl ein',
  area: ({ area }) =>
    isWithin(parseGermanNumber(area), 10, 2000)
      ? undefined
      : 'Bitte geben Sie die Wohnfläche in m² an, zwischen 10 und 2.000',
  yearBuilt: ({ yearBuilt, isYearUnknown }) => {
    if (isYearUnknown) return undefined;
    const year = Number(yearBuilt.trim() || Number.NaN);
    if (Number.isInteger(year) && isWithin(year, FIRST_YEAR_BUILT, currentYear())) return undefined;
    return `Bitte geben Sie ein Jahr zwischen ${FIRST_YEAR_BUILT} und ${currentYear()} ein, oder wählen Sie „weiß ich nicht“`;
  },
  price: ({ price }) =>
    isWithin(euros(price), 1000, 100_000_000)
      ? undefined
      : 'Bitte geben Sie den Verkaufspreis in Euro ein, zum Beispiel 400.000',
};

export function toolErrors(tool: Tool, values: ToolValues): ToolErrors {
  const found = TOOL_FIELDS[tool].flatMap((field) => {
    const message = RULES[field](values);
    return message ? [[field, message] as const] : [];
  });
  return Object.fromEntries(found);
}

/** 'Einfamilienhaus, Postleitzahl 50667, 120 m², Baujahr 1975' */
export function toolSentence(
  tool: Tool,
  values: ToolValues,
  types: readonly PropertyTypeOption[],
): string {
  const { postalCode, area, yearBuilt, isYearUnknown, price } = values;
  const type = types.find(({ value }) => value === values.propertyType)?.label ?? '';
  const amount = formatEuros(euros(price) ?? 0).replaceAll('\u00a0', ' ');
  const parts =
    tool === 'costs'
      ? [type, `Verkaufspreis ${amount}`]
      : [
          type,
          postalCode.trim() && `Postleitzahl ${postalCode.trim()}`,
          `${formatNumber(parseGermanNumber(area) ?? 0)} m²`,
          isYearUnknown ? 'Baujahr unbekannt' : `Baujahr ${yearBuilt.trim()}`,
        ];
  return parts.filter(Boolean).join(', ');
}

export function knownValues(known: ToolFields, types: readonly PropertyTypeOption[]): ToolValues {
  const price = Number(known.price);
  return {
    propertyType: types.some(({ value }) => value === known.propertyType)
      ? (known.propertyType ?? '')
      : '',
    postalCode: known.postalCode ?? '',
    area: known.area ?? '',
    yearBuilt: known.yearBuilt ?? '',
    isYearUnknown: false,
    price: known.price && price > 0 ? formatNumber(price) : '',
  };
}
