import { distance } from '@/lib/spelling/distance';
import { soundOf } from './sound';
import { fold } from './stem';

/** Words that say nothing of what a question is about. */
const WORDS = `
aber alle allem allen aller alles als also am an andere anderen anderer anderes auch auf aus außer
bei beim bereits bin bis bist bitte da dabei dafür dagegen daher dahin damit danach daran darauf daraus
darf darfst darum das dass davon davor dazu dein deine deinem deinen deiner dem den denn der deren des
deshalb dessen die dies diese diesem diesen dieser dieses doch dort du durch dürfen ein eine einem
einen einer eines einfach eigentlich entweder er erst es etwa etwas euch euer eure falls fast für
gar gerade gern gerne genau gibt gibts gilt gut hab habe haben habt hallo hast hat hatte hätte hätten heißt
her hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im immer in indem ins irgendwie ist ja
jede jedem jeden jeder jedes jemand jetzt jo kann kannst können könnte könnten könnt lassen lässt mach mache
machen macht mal man mein meine meinem meinen meiner meines mehr mich mir mit moin möchte möchten muss müssen
müsste musst nach nachdem naja ne nee nein nicht nichts nix noch nun nur ob obwohl oder ohne sag sage sagen
schon sehr sei seid sein seine seinem seinen seiner selbst sich sie sind so sogar solche soll sollen
sollte sollten sollst sondern sonst soviel sowas sowie stimmt tun tue tut über überhaupt um und uns unser
unsere unserem unseren unserer unter viel viele vielen vom von vor wann war waren warum was weder wegen
weil weiß weiter welche welchem welchen welcher welches wem wen wenig wenn wer werde werden wessen wie wieder wieso
wieviel will willst wir wird wirklich wirst wo wofür woher wohin womit wollen wollte worauf worin
wozu wurde würde würden wären wäre zu zum zur zwar zwischen danke vielen eben halt okay ok bzw usw zb
frage fragen antwort bescheid denke glaube geht gehts gehe gehen kommt kommen brauche brauchen braucht brauch
eh einmal nochmal äh ähm hm gell bloß dann drauf dran drin rum raus rein los dank mfg gruß grüße liebe hi hey
überhaupt eigentlich sagt gesagt meinst meint meinen gemeint wissen weiss kennst kennen
wieviele brauch merk hätt wär ganz komplett bestimmt bestimmte bestimmten anders zwei drei ein zweite fast meist meistens leute nämlich jeweils darüber darunter irgendwas irgendwo niemand keiner keine keinen keinem kein jemanden lieber besser am besten eher also zuerst erst später früher danach gleich sofort bald heute morgen gestern sage sagte meinte hören gehört
is nich vorm normalerweise irgendein irgendeine irgendeinen irgendeiner passiert geschieht sinnvoll klug hilft helfen gemacht
ab beide beiden beides seit reihe stück mag mögen hin letzte letzten letzter nächste nächsten ganze ganzen weisst wart hatten waren sowieso trotzdem zusätzlich circa ca ungefähr
`;

const STOP = new Set(WORDS.split(/\s+/).filter(Boolean).map(fold));

const STOP_BY_SOUND = new Set([...STOP].filter((word) => word.length > 2).map(soundOf));

/** Whether a folded word says nothing of the matter. */
export const isStopWord = (word: string): boolean => STOP.has(word) || word.length < 2;

/** Whether a word that stands nowhere is a mistyped one that says nothing: 'wan', 'mus', 'nich'. */
export const isMistypedStopWord = (word: string): boolean =>
  STOP_BY_SOUND.has(soundOf(word)) ||
  (word.length >= 4 && [...STOP].some((stop) => stop.length >= 4 && distance(word, stop, 1) === 1));
