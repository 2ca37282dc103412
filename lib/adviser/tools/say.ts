import { type Name, say as sayOf, type PlainName as PlainNameOf } from '../sentences';
import { OWN_SENTENCES } from './own-sentences';

type Own = typeof OWN_SENTENCES;
/** The names in braces of a text. */
type Braces<Text extends string> = Text extends `${string}{${infer Filled}}${infer Rest}`
  ? Filled | Braces<Rest>
  : never;
type Values<N extends keyof Own> = Record<Braces<Own[N]>, string>;
type PlainOwn = { [N in keyof Own]: Braces<Own[N]> extends never ? N : never }[keyof Own];

/** Sentences that nothing is filled in, as a question is. */
export type PlainName = PlainNameOf | PlainOwn;

const isOwn = (name: string): name is keyof Own => name in OWN_SENTENCES;

const BRACES = /\{([^{}]*)\}/g;

/** A sentence of a calculation, with what was calculated filled in. */
export function say<N extends keyof Own>(
  name: N,
  ...values: Braces<Own[N]> extends never ? [] : [Values<N>]
): string;
export function say<N extends Name>(
  name: N,
  ...values: Parameters<typeof sayOf<N>> extends [N, ...infer V] ? V : never
): string;
export function say(name: PlainName): string;
export function say(name: string, values: Record<string, string> = {}): string {
  const text = isOwn(name)
    ? OWN_SENTENCES[name].replace(BRACES, (_, filled: string) => values[filled] ?? '')
    : (sayOf as (name: string, values: object) => string)(name, values);
  // Where nothing was filled in, two spaces stand beside each other.
  return text.replace(/ {2,}/g, ' ').trim();
}
