import { fold, wordsOf } from '@/lib/words/stem';
import type { Offer } from '../reply';
import { say } from '../sentences';

const CALL =
  /(?<!kein(?:en)? )ruckruf|zuruckrufen|^(?:bitte )?ruft? (?:mich|uns|bitte)(?! (?:ein|der|die|dann))|anrufen lassen|(?:konnt|konnen|kannst|mocht|soll).{0,20} (?:mich|uns) .{0,20}anruf|(?:mit|bei) (?:ihnen|euch|jemand(?:em)?) telefonieren|telefonisch(?:e)? (?:beraten|beratung|sprechen)|beratungsgesprach/;
const PERSON =
  /(?:mit|an) (?:einem?|einer|nem|ner|jemand(?:em)?) ?(?:echten |richtigen |lebenden )?(?:menschen|mensch|person|mitarbeiter(?:in)?|berater(?:in)?|ansprechpartner(?:in)?|kollegen)|(?:mensch(?:en)?|mitarbeiter|jemand(?:en|em)?) (?:sprechen|reden|schreiben)|mit jemandem (?:sprechen|reden)/;
const MESSAGE =
  /(?:ihnen|euch) (?:eine |ne )?(?:nachricht|mail|e-mail|email|anfrage) (?:schreiben|schicken|senden)|^(?:eine )?(?:nachricht|kontaktformular|kontakt)(?: schreiben| aufnehmen)?[.!?\s]*$|nachricht schreiben|kontakt aufnehmen|kontaktformular/;

export interface Handover {
  text: string;
  offers: Offer[];
}

/** Whoever wants a person says so in few words; more of them tell a story and ask for something else. */
const MANY_WORDS = 16;

/** What is said to somebody who wants a person, and how they get one; nothing for other messages. */
export function handover(message: string): Handover | undefined {
  if (wordsOf(message).length > MANY_WORDS) return undefined;
  const words = fold(message);
  if (CALL.test(words)) return { text: say('callback'), offers: ['callback', 'message'] };
  if (MESSAGE.test(words) || PERSON.test(words)) {
    return { text: say('person'), offers: ['message', 'callback'] };
  }
  return undefined;
}
