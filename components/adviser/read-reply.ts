import type {
  Offer,
  Reply,
  ReplyCalculator,
  ReplySource,
  ValuationPrefill,
} from '@/lib/adviser/reply';
import type { ShownField } from '@/lib/calculators/calculators';

const OFFERS: readonly Offer[] = ['valuation', 'callback', 'message'];
const PREFILL = ['propertyType', 'postalCode', 'area', 'yearBuilt'] as const;
const KINDS: unknown[] = ['number', 'choice', 'text'];
const MAX_TEXT = 20_000;
/** A host that does not exist: an address that leaves it is not a path of this portal. */
const HERE = 'http://portal.invalid';

type Unknown = Record<string, unknown>;

const isRecord = (value: unknown): value is Unknown => typeof value === 'object' && value !== null;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_TEXT;

/** Browsers read '/\example.org' as another host. */
function isOwnPath(url: string): boolean {
  if (!url.startsWith('/')) return false;
  try {
    return new URL(url, HERE).origin === HERE;
  } catch {
    return false;
  }
}

function readSources(value: unknown): ReplySource[] {
  if (!Array.isArray(value)) return [];
  const sources = new Map<string, ReplySource>();
  for (const entry of value as unknown[]) {
    if (!isRecord(entry) || !isText(entry.title) || !isText(entry.url)) continue;
    const { title, url } = entry;
    if (title && isOwnPath(url) && !sources.has(url)) sources.set(url, { title, url });
  }
  return [...sources.values()];
}

const MAX_SUGGESTIONS = 5;

const readTexts = (value: unknown): string[] =>
  Array.isArray(value) ? (value as unknown[]).filter(isText).slice(0, MAX_SUGGESTIONS) : [];

const readEntries = (value: unknown): Record<string, string> =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => isText(entry[1])),
      )
    : {};

function readPrefill(value: unknown): ValuationPrefill | undefined {
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(readEntries(value));
  return Object.fromEntries(entries.filter(([name]) => PREFILL.some((known) => known === name)));
}

/** Enough that the form can be drawn. */
const isField = (value: unknown): value is ShownField =>
  isRecord(value) &&
  isText(value.name) &&
  isText(value.label) &&
  Array.isArray(value.options) &&
  isRecord(value.meta) &&
  isRecord(value.meta.kind) &&
  KINDS.includes(value.meta.kind.type);

function readCard(value: unknown): ReplyCalculator['card'] {
  if (!isRecord(value) || !isText(value.title) || !Array.isArray(value.fields)) return undefined;
  const fields = (value.fields as unknown[]).filter(isField);
  return { title: value.title, fields, errors: readEntries(value.errors) };
}

function readCalculator(value: unknown): ReplyCalculator | undefined {
  if (!isRecord(value) || !isText(value.name)) return undefined;
  const { name, url } = value;
  const card = readCard(value.card);
  const entries = readEntries(value.entries);
  return { name, entries, ...(card && { card }), ...(isText(url) && isOwnPath(url) && { url }) };
}

/** Leaves out unknown parts and sources outside this portal. */
export function readReply(value: unknown): Reply | undefined {
  if (!isRecord(value) || !isText(value.response) || !value.response.trim()) return undefined;
  const offers = Array.isArray(value.offers) ? (value.offers as unknown[]) : [];
  const calculator = readCalculator(value.calculator);
  const prefill = readPrefill(value.prefill);
  const suggestions = readTexts(value.suggestions);
  return {
    ...(isText(value.title) && value.title && { title: value.title }),
    response: value.response,
    sources: readSources(value.sources),
    mode: value.mode === 'model' ? 'model' : 'builtin',
    ...(isText(value.note) && value.note && { note: value.note }),
    ...(value.refused === true && { refused: true }),
    ...(suggestions.length > 0 && { suggestions }),
    ...(calculator && { calculator }),
    offers: OFFERS.filter((offer) => offers.includes(offer)),
    ...(prefill && { prefill }),
  };
}
