import { fold } from '@/lib/words/stem';
import { NUMBERS } from './numbers';

const { ones, teens, tens, others } = NUMBERS;

const SMALL = new Map<string, number>([
  ...Object.entries(others),
  ...ones.map((word, index) => [word, index + 1] as const),
  ...teens.map((word, index) => [word, index + 10] as const),
  ...tens.flatMap((word, index) =>
    ['', ...ones.map((one) => `${one}und`)].map(
      (before, one) => [before + word, index * 10 + 20 + one] as const,
    ),
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

/** 250000 from 'zweihundertfünfzigtausend', 5.95 from 'fünf komma neun fünf'; `NaN` for other words. */
export function numberOfWords(typed: string): number {
  const [word = '', decimals] = fold(typed).split(' komma ');
  const [, half] = /^(.+?)einhalb$/.exec(word) ?? [];
  const whole = half ? (SMALL.get(half) ?? Number.NaN) + 0.5 : below(word, 'tausend');
  const digits = decimals?.split(' ').map((digit) => below(digit, 'hundert'));
  return digits ? Number(`${whole}.${digits.join('')}`) : whole;
}
