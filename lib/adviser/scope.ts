import { fold } from '@/lib/words/stem';
import type { PropertyScope } from './answers/answer';

const WORDS: [Exclude<PropertyScope, 'home'>, RegExp][] = [
  [
    'apartment-building',
    /mehrfamilien|\bmfh|mietshaus|mietshauser|zinshaus|zinshauser|wohnblock|mehrparteien|wohnanlage|\b(?:drei|vier|funf|sechs|acht|zehn|zwolf|\d+)[ -]?(?:familienhaus|parteien)/,
  ],
  [
    'land',
    /grundstuck(?!s?anteil)|bauplatz|bauland|\backer|baulucke|ackerland|\bwiese\b|\bwald\b|gartenland|flurstuck/,
  ],
  [
    'business',
    /gewerbe|ladenlokal|\w*laden\b(?!s)|burohaus|burogebaude|buroflache|arztpraxis|\bpraxis\b|lagerhalle|\bhalle\b|gaststatte|gasthof|kneipe|werkstatt|restaurant|hotel|\bgmbh\b|gesellschaft\b|investor/,
  ],
];

/** A house on land is not land: 'Haus mit großem Grundstück'. */
const HOME =
  /\b(?:ein|reihen|doppel|elternhaus|eltern|wohn|bauern)?haus\b|hauses\b|hauschen|haushalfte|einfamilienhaus|\befh\b|\bdhh\b|wohnung|\betw\b|\bvilla\b|bungalow|reihenhaus/;

export function scopeOf(text: string): PropertyScope | undefined {
  const folded = fold(text);
  const other = WORDS.find(([, pattern]) => pattern.test(folded))?.[0];
  const isHome = HOME.test(folded);
  if (other === 'land' && isHome) return 'home';
  return other ?? (isHome ? 'home' : undefined);
}

export const holdsFor = (
  scope: readonly PropertyScope[] | undefined,
  asked: PropertyScope | undefined,
) => !scope || !asked || scope.includes(asked);
