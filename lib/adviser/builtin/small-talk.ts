import { bare, fold, wordsOf } from '@/lib/words/stem';
import type { Offer } from '../reply';
import { say } from '../sentences';

const CALL =
  /(?<!kein(?:en)? )ruckruf|zuruckrufen|^(?:bitte )?ruft? (?:mich|uns|bitte)(?! (?:ein|der|die|dann))|anrufen lassen|(?:konnt|konnen|kannst|mocht|soll).{0,20} (?:mich|uns) .{0,20}anruf|(?:mit|bei) (?:ihnen|euch|jemand(?:em)?) telefonieren|telefonisch(?:e)? (?:beraten|beratung|sprechen)|beratungsgesprach/;
const PERSON =
  /(?:mit|an) (?:einem?|einer|nem|ner|jemand(?:em)?) ?(?:echten |richtigen |lebenden )?(?:menschen|mensch|person|mitarbeiter(?:in)?|berater(?:in)?|ansprechpartner(?:in)?|kollegen)|(?:mensch(?:en)?|mitarbeiter|jemand(?:en|em)?) (?:sprechen|reden|schreiben)|mit jemandem (?:sprechen|reden)/;
const MESSAGE =
  /(?:ihnen|euch) (?:eine |ne )?(?:nachricht|mail|e-mail|email|anfrage) (?:schreiben|schicken|senden)|^(?:eine )?(?:nachricht|kontaktformular|kontakt)(?: schreiben| aufnehmen)?[.!?\s]*$|nachricht schreiben|kontakt aufnehmen|kontaktformular/;

interface Handover {
  text: string;
  offers: Offer[];
}

/** A request for a person is short; a longer message tells a story and asks for something else. */
const MANY_WORDS = 16;

export function handover(message: string): Handover | undefined {
  if (wordsOf(message).length > MANY_WORDS) return undefined;
  const words = fold(message);
  if (CALL.test(words)) return { text: say('callback'), offers: ['callback', 'message'] };
  if (MESSAGE.test(words) || PERSON.test(words)) {
    return { text: say('person'), offers: ['message', 'callback'] };
  }
  return undefined;
}

interface SmallTalk {
  /** On the folded message without marks */
  pattern: RegExp;
  text: string;
}

/** The whole message has to match. */
const SMALL_TALK: SmallTalk[] = [
  {
    pattern:
      /^(?:(?:hallo|hi|hey|moin|moin moin|servus|gruss gott|grusse|tach|huhu|guten (?:tag|morgen|abend)|schonen (?:tag|abend)|na)(?: (?:zusammen|du|sie|da|lotse|wohnlotse|berater|bot|liebes team|ihr))?[ ,]*)+(?:wie geht es (?:dir|ihnen)|wie gehts(?: dir| ihnen)?|alles klar|alles gut)?$/,
    text: say('greeting'),
  },
  {
    pattern:
      /^(?:na )?(?:wie geht es (?:dir|ihnen)|wie gehts(?: dir| ihnen| so)?|alles (?:gut|klar)(?: bei (?:dir|ihnen))?)$/,
    text: say('howAreYou'),
  },
  {
    pattern:
      /^(?:(?:vielen|herzlichen|lieben|besten|tausend|super|ok|okay|alles klar|na gut|gut|prima|toll)[ ,]*)*(?:danke?(?: ?schon| sehr| ihnen| dir| fur (?:die|deine|ihre) (?:hilfe|auskunft|antwort|info|infos))*|merci|dankeschon|thx)(?:[ ,]*(?:das (?:hat|war)|sehr).{0,40})?$/,
    text: say('thanks'),
  },
  {
    pattern:
      /^(?:tschuss|tschuess|ciao|auf wiedersehen|auf wiederhoren|bis (?:bald|dann|spater|morgen)|gute nacht|schonen (?:tag|abend)(?: noch)?|ade|servus und danke)$/,
    text: say('goodbye'),
  },
  {
    pattern:
      /^(?:und )?(?:wer|was) (?:bist du|sind sie|ist das hier)(?: eigentlich| denn| uberhaupt)?$|^(?:bist du|sind sie|rede ich mit|spreche ich mit|ist (?:das|da)|schreibe ich mit)(?: hier| jetzt| gerade| eigentlich| denn| da)* (?:ein|eine|einem|einer) (?:echter |echten |richtiger |richtigen )?(?:mensch|menschen|mensch oder (?:eine )?maschine|menschen oder (?:einer )?maschine|person|bot|roboter|maschine|ki|computer|chatbot)$/,
    text: say('machine'),
  },
  {
    pattern:
      /^(?:was|wobei|womit|wie) (?:kannst du|konnen sie|weisst du|wissen sie|machst du)(?: mir)?(?: alles| denn| hier| so| eigentlich| fur mich)*(?: (?:helfen|tun|machen|beantworten|wissen))?$|^(?:hilfe|help|ich brauche hilfe|konnen sie mir helfen|kannst du mir helfen|bin ich hier richtig|was geht hier|wie funktioniert das(?: hier)?)$/,
    text: say('help'),
  },
  {
    pattern:
      /^(?:ok|okay|oke|aha|ach so|achso|verstehe|verstanden|gut|prima|super|toll|alles klar|ja|nein|jo|nee|hm|hmm|mhm|interessant|cool)$/,
    text: say('goOn'),
  },
];

/** The reply to a greeting, to thanks and the like; undefined where something is asked. */
export function smallTalk(message: string): string | undefined {
  const words = bare(message);
  return SMALL_TALK.find(({ pattern }) => pattern.test(words))?.text;
}
