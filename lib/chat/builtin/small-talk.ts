import { fold } from '../retrieval/stem';
import type { Offer } from '../reply';

interface SmallTalk {
  /** On the folded message without marks */
  pattern: RegExp;
  text: string;
  offers?: Offer[];
}

const WHAT_FOR =
  'Ich beantworte Fragen zum Verkauf von Haus und Wohnung aus unseren Ratgebern: zum Wert, zu Kosten und Steuern, zu Unterlagen, Makler und Notar.';

/** What is no question of the matter, and what is said to it. The whole message has to be that. */
const SMALL_TALK: SmallTalk[] = [
  {
    pattern:
      /^(?:(?:hallo|hi|hey|moin|moin moin|servus|gruss gott|grusse|tach|huhu|guten (?:tag|morgen|abend)|schonen (?:tag|abend)|na)(?: (?:zusammen|du|sie|da|lotse|wohnlotse|berater|bot|liebes team|ihr))?[ ,]*)+(?:wie geht es (?:dir|ihnen)|wie gehts(?: dir| ihnen)?|alles klar|alles gut)?$/,
    text: `Guten Tag. ${WHAT_FOR} Womit kann ich anfangen?`,
  },
  {
    pattern:
      /^(?:na )?(?:wie geht es (?:dir|ihnen)|wie gehts(?: dir| ihnen| so)?|alles (?:gut|klar)(?: bei (?:dir|ihnen))?)$/,
    text: `Danke der Nachfrage. Als Maschine habe ich keine guten und schlechten Tage. ${WHAT_FOR}`,
  },
  {
    pattern:
      /^(?:(?:vielen|herzlichen|lieben|besten|tausend|super|ok|okay|alles klar|na gut|gut|prima|toll)[ ,]*)*(?:danke?(?: ?schon| sehr| ihnen| dir| fur (?:die|deine|ihre) (?:hilfe|auskunft|antwort|info|infos))*|merci|dankeschon|thx)(?:[ ,]*(?:das (?:hat|war)|sehr).{0,40})?$/,
    text: 'Gern geschehen. Wenn noch etwas offen ist, fragen Sie einfach weiter.',
  },
  {
    pattern:
      /^(?:tschuss|tschuess|ciao|auf wiedersehen|auf wiederhoren|bis (?:bald|dann|spater|morgen)|gute nacht|schonen (?:tag|abend)(?: noch)?|ade|servus und danke)$/,
    text: 'Auf Wiedersehen. Dieses Gespräch bleibt nur in Ihrem Browser, bis Sie den Tab schließen.',
  },
  {
    pattern:
      /^(?:und )?(?:wer|was) (?:bist du|sind sie|ist das hier)(?: eigentlich| denn| uberhaupt)?$|^(?:bist du|sind sie|rede ich mit|spreche ich mit|ist (?:das|da)|schreibe ich mit)(?: hier| jetzt| gerade| eigentlich| denn| da)* (?:ein|eine|einem|einer) (?:echter |echten |richtiger |richtigen )?(?:mensch|menschen|mensch oder (?:eine )?maschine|menschen oder (?:einer )?maschine|person|bot|roboter|maschine|ki|computer|chatbot)$/,
    text: `Ich bin eine Maschine, kein Mensch. ${WHAT_FOR} Unter jeder Antwort steht, woher sie stammt.`,
  },
  {
    pattern:
      /^(?:was|wobei|womit|wie) (?:kannst du|konnen sie|weisst du|wissen sie|machst du)(?: mir)?(?: alles| denn| hier| so| eigentlich| fur mich)*(?: (?:helfen|tun|machen|beantworten|wissen))?$|^(?:hilfe|help|ich brauche hilfe|konnen sie mir helfen|kannst du mir helfen|bin ich hier richtig|was geht hier|wie funktioniert das(?: hier)?)$/,
    text: `${WHAT_FOR} Ich kann außerdem ausrechnen, was Ihr Verkauf kostet, und eine erste Zahl für Ihr Haus nennen.`,
  },
  {
    pattern:
      /^(?:du bist|sie sind|das ist)(?: ja| doch| echt| voll| so| aber| einfach)* (?:doof|dumm|blod|mist|quatsch|nutzlos|schlecht|scheisse|unbrauchbar)$|^(?:so ein )?(?:quatsch|mist|scheisse|blodsinn)$/,
    text: 'Das tut mir leid. Stellen Sie die Frage gern noch einmal mit anderen Worten, oder fragen Sie einen Menschen bei uns.',
    offers: ['callback', 'message'],
  },
  {
    pattern:
      /^(?:ok|okay|oke|aha|ach so|achso|verstehe|verstanden|gut|prima|super|toll|alles klar|ja|nein|jo|nee|hm|hmm|mhm|interessant|cool)$/,
    text: 'Fragen Sie gern weiter, wenn noch etwas offen ist.',
  },
];

/** The message without what is no word, so that 'Hallo!!' is 'hallo'. */
const bare = (message: string) =>
  fold(message)
    .replace(/[^\p{L}\p{N}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** What is said to a greeting, to thanks and the like; nothing where something is asked. */
export function smallTalk(message: string): Pick<SmallTalk, 'text' | 'offers'> | undefined {
  const words = bare(message);
  return SMALL_TALK.find(({ pattern }) => pattern.test(words));
}
