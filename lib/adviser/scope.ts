import { fold } from '@/lib/words/stem';
import type { PropertyScope } from './answers/answer';
import { patternOf } from './patterns';

const OTHERS = (['apartment-building', 'land', 'business'] as const).map((scope) => ({
  scope,
  pattern: patternOf(scope),
}));

/** A house on land is not land: 'Haus mit großem Grundstück'. */
const HOME = patternOf('home');

export function scopeOf(text: string): PropertyScope | undefined {
  const folded = fold(text);
  const other = OTHERS.find(({ pattern }) => pattern.test(folded))?.scope;
  const isHome = HOME.test(folded);
  if (other === 'land' && isHome) return 'home';
  return other ?? (isHome ? 'home' : undefined);
}

export const holdsFor = (
  scope: readonly PropertyScope[] | undefined,
  asked: PropertyScope | undefined,
) => !scope || !asked || scope.includes(asked);
