import { fold } from '@/lib/words/stem';

const ONES = ['', 'ein', 'zwei', 'drei', 'vier', 'funf', 'sechs', 'sieben', 'acht', 'neun'];
const TEENS = [
  ...['zehn', 'elf', 'zwolf', 'dreizehn', 'vierzehn'],
  ...['funfzehn', 'sechzehn', 'siebzehn', 'achtzehn', 'neunzehn'],
];
const TENS = [
  ...['', '', 'zwanzig', 'dreissig', 'vierzig'],
  ...['funfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig'],
];

const SMALL = new Map<string, number>([
  ...ONES.slice(1).map((word, index) => [word, index + 1] as const),
  ...['eins', 'eine', 'einem', 'einen', 'einer', 'ne'].map((word) => [word, 1] as const),
  ['zwo', 2],
  ...TEENS.map((word, index) => [word, index + 10] as const),
  ...TENS.flatMap((tens, ten) =>
    tens === ''
      ? []
      : ONES.map((one, index) => [one ? `${one}und${tens}` : tens, ten * 10 + index] as const),
  ),
]);

function below(word: string, of: 'hundert' | 'tausend'): number {
  const [before = '', after, ...more] = word.split(of);
  if (more.length > 0) return Number.NaN;
  const value = (text: string) =>
    of === 'tausend' ? below(text, 'hundert') : (SMALL.get(text) ?? Number.NaN);
  if (after === undefined) return value(before);
  const rest = after.replace(/^und/, '');
  const times = of === 'tausend' ? 1000 : 100;
  return (before === '' ? 1 : value(before)) * times + (rest === '' ? 0 : value(rest));
}

/** 250000 from 'zweihundertfünfzigtausend', 2.5 from 'zweieinhalb'; `NaN` for other words. */
export function numberOfWords(typed: string): number {
  const word = fold(typed);
  if (word === 'anderthalb') return 1.5;
  const [, whole] = /^(.+?)einhalb$/.exec(word) ?? [];
  return whole ? (SMALL.get(whole) ?? Number.NaN) + 0.5 : below(word, 'tausend');
}

const PIECES = [
  ...[
    'ein(?:e[mnr]?|s)?',
    'ne',
    'zw(?:ei|o)',
    'drei',
    'vier',
    'f(?:ü|ue|u)nf',
    'sech?s?',
    'sieb(?:en)?',
  ],
  ...['acht', 'neun', 'zehn', 'elf', 'zw(?:ö|oe|o)lf', 'zwanzig', 'drei(?:ß|ss)ig', 'zig'],
  ...['hundert', 'tausend', 'und', 'halb', 'anderthalb'],
];

export const NUMBER_WORD = `(?:${PIECES.join('|')})+`;
