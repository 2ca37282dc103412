import { fold } from '@/lib/words/stem';
import type { PropertyScope } from './answers/answer';
import { idsOfTopic } from './answers/answers';

/** Answers for people in one situation, and the words that reveal it; folded. */
const TOPICS: { ids: ReadonlySet<string>; words: RegExp }[] = [
  {
    ids: idsOfTopic('divorce'),
    words:
      /scheid|trenn|auseinander|\bex\b|exmann|exfrau|ex-|\behe|\bfrau\b|\bmann\b|mannes\b|partner|freundin|\bfreund\b|zugewinn|verheirat|gemeinsam|auszahl|ausgezahl|auszuzahl|\buns\b|\bwir\b|\bbeide|halfte|anteil|ausgezogen|auszieh|auszug|versteiger|unterhalt|\bsie\b|\ber\b|grunderwerb/,
  },
  {
    ids: idsOfTopic('inheritance'),
    words:
      /erb|nachlass|gestorben|verstorben|verstarb|starb|\btod|mutter|vater|\bmama|\bpapa|eltern|\boma|\bopa|tante|onkel|geschwister|bruder|bruder|schwester|testament|freibetr|hinterl|finanzamt|schenk|anteil|miteigent|grundbuch|leer|familienheim|witwe/,
  },
];

export function situationsIn(said: string): (id: string) => boolean {
  const words = fold(said);
  const untold = TOPICS.filter((topic) => !topic.words.test(words));
  return (id) => untold.every(({ ids }) => !ids.has(id));
}

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
