import { isStopWord } from '@/lib/words/stop-words';
import { wordsOf } from '@/lib/words/stem';
import { withoutNumbers } from './parsed-numbers';
import { isPlaceWord } from './reading/places';
import { isRoleWord } from './reading/role-words';
import { isFactWord } from './reading/words';

/** Words that neither explain a number nor ask for anything else. */
const CARRIER =
  /^(?:preis|rechn\w*|berechn\w*|ausrechn\w*|angenommen|beispiel\w*|sagen|nehmen|nein|ja|doch|genau|richtig|eher|stattdessen|anders|variante|kost\w*|betrag\w*|liegt|lage|hoch|euro|prozent|jahr\w*|monat\w*|fallt|aus\w{0,2}|bitte|danke|gut|halbe?n?|million\w*|mio|tausend|tsd|ungefahr|circa|ca|insgesamt|zusammen|verhandelt|vereinbart|bundesland|postleitzahl|plz|leider|baujahr|kredit\w*|schon|gesamt\w*|ebenso|beiden?|seiten?|jeder|minus|plus|davon|drauf|geteilt|durch|nochmal|abzuglich|abzug|brutto|netto|inklusive|inkl|zzgl|mwst|extra|vertrag|kosten|ging|geht|ausgemacht|angesetzt|laut)$/;

const carries = (word: string) => isStopWord(word) || CARRIER.test(word);

export function leftover(message: string): string[] {
  return wordsOf(withoutNumbers(message)).filter(
    (word) => !carries(word) && !isRoleWord(word) && !isFactWord(word) && !isPlaceWord(word),
  );
}

/** A message with only a number, as the answer to a question: 'etwa 120.000'. */
export const isNumberAlone = (message: string) => wordsOf(withoutNumbers(message)).every(carries);
