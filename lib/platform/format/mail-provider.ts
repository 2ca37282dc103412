import DOMAIN_NAMES from './mail-domains.json';
import { distance } from './spelling-distance';

/** Top-level domains of a provider, the most common first. */
const PROVIDERS: Record<string, string> = DOMAIN_NAMES.providers;

const setOf = (names: string) => new Set(names.split(' '));

const AT_HOME = setOf(DOMAIN_NAMES.atHome);
/** Short or common names: many other domains are similar, so only the likeliest typos count. */
const COMMON = setOf(DOMAIN_NAMES.common);
/** Correct domains that resemble one of a provider. */
const OTHERS = setOf(DOMAIN_NAMES.others);
const ELSEWHERE = setOf(DOMAIN_NAMES.elsewhere);

const isElsewhere = (end: string) => ELSEWHERE.has(end) || /^com?\.[a-z]{2}$/.test(end);

const ROWS = ['qwertzuiop', 'asdfghjkl', 'yxcvbnm'];

function areNeighbours(one: string, other: string): boolean {
  const at = (key: string) => ROWS.map((row) => row.indexOf(key)).findIndex((place) => place >= 0);
  const [row, otherRow] = [at(one), at(other)];
  if (row < 0 || otherRow < 0) return false;
  const [place, otherPlace] = [ROWS[row]!.indexOf(one), ROWS[otherRow]!.indexOf(other)];
  return Math.abs(row - otherRow) <= 1 && Math.abs(place - otherPlace) <= 1;
}

function isSlip(typed: string, name: string): boolean {
  if (distance(typed, name, 1) !== 1) return false;
  const at = [...name].findIndex((letter, index) => letter !== typed[index]);
  const place = at === -1 ? name.length : at;
  if (typed.length < name.length) return true;
  if (typed.length > name.length) {
    const more = typed[place]!;
    return [typed[place - 1], typed[place + 1]].some(
      (beside) => beside === more || areNeighbours(more, beside ?? ''),
    );
  }
  const isSwap = typed[place] === name[place + 1] && typed[place + 1] === name[place];
  return isSwap || areNeighbours(typed[place]!, name[place]!);
}

function nameMistakes(typed: string, name: string): number | undefined {
  if (typed === name) return 0;
  if (COMMON.has(name)) return isSlip(typed, name) ? 1 : undefined;
  const limit = name.length < 6 || typed.length < 5 ? 1 : 2;
  const mistakes = distance(typed, name, limit);
  return mistakes > limit ? undefined : mistakes;
}

function endMeant(typed: string, name: string): { end: string; mistakes: number } | undefined {
  const ends = PROVIDERS[name]!.split(' ');
  if (ends.includes(typed)) return { end: typed, mistakes: 0 };
  const near = ends
    .map((end) => ({ end, mistakes: end.startsWith(typed) ? 0.5 : distance(typed, end, 2) }))
    .sort((one, other) => one.mistakes - other.mistakes)[0]!;
  if (AT_HOME.has(name)) return { end: near.end, mistakes: Math.max(1, near.mistakes) };
  if (isElsewhere(typed)) return undefined;
  return near.mistakes < 2 || typed.length < 2 || typed.includes('.') ? near : undefined;
}

const lettersOf = (domain: string) => domain.replace(/[^a-z]/g, '');

const DOMAINS = Object.entries(PROVIDERS).flatMap(([name, ends]) =>
  ends.split(' ').map((end) => `${name}.${end}`),
);

function meantDomain(typed: string): string | undefined {
  const domain = typed
    .toLowerCase()
    .replace(/[,;:]/g, '.')
    .replace(/\.{2,}/g, '.')
    .replace(/^(www\.|\.)|[.\s]+$/g, '');
  if (DOMAINS.includes(domain) || OTHERS.has(domain)) return domain;
  // A dot or hyphen is missing or superfluous.
  const sameLetters = DOMAINS.find((known) => lettersOf(known) === lettersOf(domain));
  if (sameLetters) return sameLetters;
  const point = domain.indexOf('.');
  const [name, end] = point < 0 ? [domain, ''] : [domain.slice(0, point), domain.slice(point + 1)];
  if (name in PROVIDERS) {
    const known = end === '' ? PROVIDERS[name]!.split(' ')[0] : endMeant(end, name)?.end;
    return known && `${name}.${known}`;
  }
  if (end === '') return undefined;
  const candidates = Object.keys(PROVIDERS).flatMap((provider) => {
    const mistakes = nameMistakes(name, provider);
    const meant = mistakes === undefined ? undefined : endMeant(end, provider);
    // Two typos in one address are corrected only in a long name.
    if (!meant || mistakes === undefined || meant.mistakes > 1) return [];
    if (COMMON.has(provider) && meant.mistakes > 0) return [];
    return [{ domain: `${provider}.${meant.end}`, mistakes: mistakes + meant.mistakes }];
  });
  return candidates.sort((one, other) => one.mistakes - other.mistakes)[0]?.domain;
}

/**
 * Corrects the name of a well-known provider. While `isLeft` is false, a beginning is no mistake.
 */
export function meantAddress(typed: string, isLeft = true): string | undefined {
  const [person, domain, ...more] = typed.trim().split(/@+/);
  if (!person || !domain || more.length > 0) return undefined;
  const meant = meantDomain(domain);
  if (meant === undefined || meant === domain.toLowerCase()) return undefined;
  if (!isLeft && (!domain.includes('.') || meant.startsWith(domain.toLowerCase())))
    return undefined;
  return `${person}@${meant}`;
}
