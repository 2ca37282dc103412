import { illustrationPalette } from '../../components/illustrations/palette';
import TINTS from './street-hours.json';

const LAMPS = 14;

export const wrap = (t: number) => t - Math.floor(t);
export const clamp = (share: number) => Math.min(1, Math.max(0, share));
const smooth = (share: number) => clamp(share) ** 2 * (3 - 2 * clamp(share));
const short = (value: number) => `${+value.toFixed(2)}`;
/** 1 between, with soft ends as long as `edge`. */
const between = (t: number, from: number, to: number, edge: number) =>
  smooth((t - from) / edge) * smooth((to - t) / edge);

const channels = (hex: string) =>
  [1, 3, 5, 7].map((at) => parseInt(hex.slice(at, at + 2) || 'ff', 16));

/** Takes #RRGGBB or #RRGGBBAA. */
function mixColours(from: string, to: string, share: number) {
  const target = channels(to);
  const mixed = channels(from).map((value, index) =>
    Math.round(value + ((target[index] ?? value) - value) * share),
  );
  const hex = mixed.map((value) => value.toString(16).padStart(2, '0')).join('');
  return `#${hex.replace(/ff$/, '')}`.toUpperCase();
}

type Colours = Record<string, string>;

const light: Colours = illustrationPalette.light;
const dark: Colours = illustrationPalette.dark;

const mixPalettes = (one: Colours, other: Colours, share: number): Colours =>
  Object.fromEntries(
    Object.keys(one).map((name) => [name, mixColours(one[name]!, other[name]!, share)]),
  );

function hourOf(name: keyof typeof TINTS): { palette: Colours; own: Colours } {
  const { dark: share, colour, strength, tones, own } = TINTS[name];
  const mixed = mixPalettes(light, dark, share);
  const tinted = Object.entries(mixed).map(([tone, value]) => [
    tone,
    mixColours(value, colour, strength),
  ]);
  // A lamp's light and the panes keep their own colour.
  const kept = { glow: mixed.glow!, window: own.glass, ...tones };
  return {
    palette: { ...Object.fromEntries(tinted), ...kept },
    own,
  };
}

/** Times are shares of the film; it begins and ends with the same morning. */
const HOURS = [
  [0, 'day'],
  [0.2, 'day'],
  [0.31, 'golden'],
  [0.41, 'dusk'],
  [0.465, 'blueHour'],
  [0.53, 'night'],
  [0.74, 'night'],
  [0.81, 'firstLight'],
  [0.88, 'dawn'],
  [1, 'day'],
] as const;

function colours(t: number): Colours {
  const next = HOURS.findIndex(([at]) => at > t);
  const [from, earlier] = HOURS[next - 1] ?? HOURS[0];
  const [to, later] = HOURS[next]!;
  const [a, b] = [hourOf(earlier), hourOf(later)];
  const share = smooth((t - from) / (to - from));
  const mixed = (prefix: string, one: Colours, other: Colours) =>
    Object.entries(mixPalettes(one, other, share)).map(([name, value]) => [
      `--${prefix}-${name}`,
      value,
    ]);
  return Object.fromEntries([
    ...mixed('illu', a.palette, b.palette),
    ...mixed('street', a.own, b.own),
  ]);
}

/** 0 at its rise, 1 at its setting. */
const travelled = (t: number, rise: number, set: number) => wrap(t - rise) / wrap(set - rise);

function over(share: number, from: number, to: number) {
  const y = share < 1 ? 470 - 270 * Math.sin(Math.PI * share) : 700;
  return `${short(from + (to - from) * Math.min(share, 1))}px,${short(y)}px`;
}

function shadows(sun: number, t: number) {
  const lowness = Math.abs(2 * Math.min(sun, 1) - 1);
  return {
    '--street-shadow': `skewX(${short(62 - 124 * Math.min(sun, 1))}deg) scaleY(${short(0.45 + 0.55 * lowness)})`,
    '--street-shade': short(0.2 * between(wrap(t - 0.8), 0.06, 0.6, 0.08)),
  };
}

function cloud(t: number, index: number) {
  const way = wrap(t + [0.3, 0.62, 0.86][index]!);
  return {
    [`--street-cloud-${index}`]: `${short(300 * (way - 0.5))}px`,
    [`--street-cloud-${index}-o`]: short(0.92 * between(way, 0, 1, 0.16)),
  };
}

/** Lamps go on one by one, not in the order of the street. */
function lamp(t: number, index: number, glass: string, lit: string) {
  const on = 0.365 + 0.012 * ((index * 5) % LAMPS);
  const off = 0.6 + 0.013 * ((index * 9 + 4) % LAMPS);
  return { [`--lamp-${index}`]: mixColours(glass, lit, between(t, on, off, 0.014)) };
}

const indices = (n: number) => Array.from({ length: n }, (_, index) => index);

/** The street's custom properties at t, which runs from 0 to 1 and repeats. */
export function streetAt(moment: number): Colours {
  const t = wrap(moment);
  const tones = colours(t);
  const sun = travelled(t, 0.8, 0.41);
  return {
    ...tones,
    '--street-sun-at': over(sun, 720, 1130),
    '--street-moon-at': over(travelled(t, 0.43, 0.84), 760, 1120),
    '--street-stars': short(between(t, 0.42, 0.86, 0.1)),
    ...shadows(sun, t),
    ...Object.assign({}, ...indices(3).map((index) => cloud(t, index))),
    ...Object.assign(
      {},
      ...indices(LAMPS).map((index) => lamp(t, index, tones['--street-glass']!, dark.window!)),
    ),
  };
}
