import {
  type Offer,
  type Reply,
  type ReplySource,
  type ToolFields,
  TOOLS,
} from '@/lib/adviser/reply';

const OFFERS: readonly Offer[] = ['valuation', 'callback', 'message'];
const FIELDS = ['propertyType', 'price', 'postalCode', 'area', 'yearBuilt'] as const;
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

function readFields(value: unknown): ToolFields | undefined {
  if (!isRecord(value)) return undefined;
  const known = FIELDS.flatMap((name) => {
    const field = value[name];
    return isText(field) ? [[name, field] as const] : [];
  });
  return Object.fromEntries(known);
}

function readTool(value: unknown): Reply['tool'] {
  const name = isRecord(value) && TOOLS.find((tool) => tool === value.name);
  return name ? { name, known: readFields((value as Unknown).known) ?? {} } : undefined;
}

/** Leaves out unknown parts and sources outside this portal. */
export function readReply(value: unknown): Reply | undefined {
  if (!isRecord(value) || !isText(value.response) || !value.response.trim()) return undefined;
  const offers = Array.isArray(value.offers) ? (value.offers as unknown[]) : [];
  const tool = readTool(value.tool);
  const prefill = readFields(value.prefill);
  const suggestions = readTexts(value.suggestions);
  return {
    ...(isText(value.title) && value.title && { title: value.title }),
    response: value.response,
    sources: readSources(value.sources),
    mode: value.mode === 'model' ? 'model' : 'builtin',
    ...(isText(value.note) && value.note && { note: value.note }),
    ...(value.refused === true && { refused: true }),
    ...(suggestions.length > 0 && { suggestions }),
    ...(tool && { tool }),
    offers: OFFERS.filter((offer) => offers.includes(offer)),
    ...(prefill && { prefill }),
  };
}
