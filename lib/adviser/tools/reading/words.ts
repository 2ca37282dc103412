import { REMAINS } from './explained';
import type { Facts, UseOfHome } from './known';
import { monthFacts } from './months';
import { partiesIn } from './parties';
import { BARE_HEIR, relationIn } from './relation';
import { sharingIn } from './sharing';

/** Folded; the first match counts, so 'Haus' comes last. */
const TYPES: [string, RegExp][] = [
  ['mehrfamilienhaus', /mehrfamilien|\bmfh\b|mietshaus|zinshaus|mehrparteien/],
  ['reihenhaus', /reihen(?:end|mittel|eck)?haus|\brh\b|\brmh\b|\breh\b/],
  ['doppelhaus', /doppelhaus|haushalfte|\bdhh\b/],
  ['eigentumswohnung', /wohnung|\betw\b|\bwhg\b|apartment|penthouse|maisonette|loft/],
  ['bungalow', /bungalow/],
  ['villa', /\bvilla\b/],
  ['grundstueck', /^(?!.*(?:haus|\befh\b|eigenheim)).*(?:grundstuck|bauplatz|bauland)/s],
  ['gewerbe', /gewerbe|ladenlokal|burohaus|lagerhalle/],
  ['einfamilienhaus', /einfamilien|\befh\b|haus(?!geld|halt)|hutte|eigenheim/],
];

const propertyTypeIn = (text: string) => TYPES.find(([, pattern]) => pattern.test(text))?.[0];

const NOT_LET =
  /(?:nicht|nie|niemals|kein\w*|un) ?(?:mehr )?(?:vermietet|mieter)|\bunvermietet|ohne mieter|mietfrei|zur miete/;
const LET =
  /vermiet(?:et|ung)|(?:zum|zu|zwecks) vermiet\w*|\bmieter\w*|kapitalanlage|anlageobjekt|renditeobjekt|fremdgenutzt/;
const NOT_OWN =
  /(?:nicht|nie|niemals) (?:mehr )?(?:selbst|selber|dr?in|dort|darin|da)(?: selbst| selber| drin)? ?(?:ge|be)?(?:wohn|nutz)\w*|ohne eigennutzung/;
const OWN =
  /(?:selbst|selber|eigen)(?: \w+)? ?-?(?:ge)?(?:be)?(?:nutzt?\w*|wohnt?\w*|gewohnt)|eigen(?:ge)?nutz\w*|eigenbedarf|selbstnutz\w*|(?:dr?in|dort|da|darin) (?:selbst |selber |immer |auch )*(?:gewohnt|wohnen|gelebt)|(?:ich|wir) (?:wohne|wohnen|leben|lebe)(?: \w+)? (?:selbst|selber|dr?in|dort|da|darin|hier)|(?:wohne|wohnen) (?:ich|wir) (?:\w+ )?(?:selbst|selber|dr?in|dort|da|darin)|(?:selbst|selber) (?:drin|darin|dort|da)\b|wohnen (?:seit \w+ )+(?:\w+ )*(?:drin|im haus|darin)|immer (?:bewohnt|drin)/;
const PARTLY =
  /teil\w* (?:vermietet|selbst)|einliegerwohnung (?:\w+ )?vermietet|(?:zum teil|halb|davon|zeitweise|zwischendurch) vermietet/;

const BRIEFLY_OWN =
  /^(?:ja,? ?)?(?:immer |nur |ausschliesslich |durchgehend )?(?:selbst|selber|ich|wir|ich selbst|wir selbst)(?: dr?in| dort| darin)?[.!]*$/;
const BOTH = /^(?:beides|teils,? ?teils|gemischt|erst (?:das eine|vermietet).*|teilweise)[.!]*$/;

function useIn(text: string): UseOfHome | undefined {
  if (BRIEFLY_OWN.test(text.trim())) return 'own';
  if (BOTH.test(text.trim())) return 'partly';
  const isLet = LET.test(text) && !NOT_LET.test(text);
  const isNotOwn = NOT_OWN.test(text);
  const isOwn = OWN.test(text) && !isNotOwn;
  if (isLet && (isOwn || PARTLY.test(text))) return 'partly';
  if (isLet || isNotOwn) return 'rented';
  return isOwn ? 'own' : undefined;
}

const NO_AGENT =
  /ohne (?:\w+ )?makler|makler (?:auch )?nicht(?=\s*(?:[,.;!?]|$))|kein(?:en)? makler|makler (?:hab|hatt|gab|gibt|brauch)\w* (?:ich|wir|es) (?:nicht|kein\w*)|makler (?:\w+ )?kein(?:en?|er)\b|verkauf\w* (?:\w+ ){0,4}privat\b|\bprivat (?:\w+ )?verkauf|in eigenregie|provisionsfrei|kein(?:e|er)? (?:makler)?(?:provision|courtage)|privat(?:er)? ?verkauf/;
/** The agent is paid already: '396.000 Erlös, nach Maklerabzug'. */
const AGENT_PAID =
  /(?:erlos|nettorlos|netto)\b[^?!.]{0,20} nach (?:abzug )?(?:\w+ )?makler|makler(?:kosten|provision)?(?: ist| sind| schon| bereits){1,3} (?:ab|weg|bezahlt|abgezogen|raus)\b|(?<!(?:bleib|ubrig|raus)[^;?!]{0,40})nach maklerabzug/;
/** The amount is proceeds, and no price: 'Erlös 396.000'. */
const CLEARED =
  /\b(?:netto|rein|verkaufs)?e?rlos\w*(?: \w+){0,2} \d|erlos[^.;?!\d]{0,50}\bnach [^.;?!\d]{0,50} \d|\d(?: ?(?:€|euro|k|tsd|tausend))?,? (?:(?:\w+ )?(?:netto|rein|verkaufs)?e?rlos|nach all(?:en|er) kosten)/;
const NOTHING_OFF = new RegExp(String.raw`${REMAINS}\d`);
/** 'Kosten alles zusammen 18.000': the agent is among them. */
const ALL_COSTS =
  /(?:gesamt|alle\w* |samtliche )kosten(?: \w+){0,2}:? \d|\bkosten (?:\w+ )?(?:alles |alle )?(?:zusammen|insgesamt|gesamt)(?: \w+)?:? \d|\b\w{0,10}kosten(?: [a-z]+){1,4} (?:zusammen|insgesamt) \d|\bkosten alles \d|\binsgesamt kosten(?: von)? \d|\d\S*(?: ?(?:€|euro))? (?:an )?(?:gesamtkosten|kosten (?:insgesamt|zusammen|gesamt))/;
const AGENT = /makler|provision|courtage/;
const LOAN = String.raw`(?:kredite?|schulden|restschuld|darlehen|hypothek)`;
const NO_DEBT = new RegExp(
  String.raw`schuldenfrei|lastenfrei|(?<!nicht )(?<!nicht ganz )(?:abbezahlt|abgezahlt)|(?:kein(?:e|en)?|(?<![\d.,])0|null) (?:\w+ )?${LOAN}|ohne ${LOAN}|${LOAN} (?:\w+ ){0,4}(?:kein(?:e|er|en|s)?\b|weg\b|getilgt|zuruckgezahlt|erledigt)`,
);
const COMPENSATION = String.raw`(?:vorfallig\w*|vfe)`;
const NO_COMPENSATION = new RegExp(
  String.raw`(?:kein(?:e|en)?|ohne) ${COMPENSATION}|${COMPENSATION}:? (?:\w+ ){0,2}(?:keine?\b|nicht an\b|entfallt|null\b|gibt es nicht|0\b(?![.,]\d))`,
);
const SPARED = /\bspar(?!kass)\w*|gespart|ersparnis|wie ?viel mehr/;
const PAYOUT =
  /(?:mich|ihn|sie|uns|\bihr\b|ihm|partner\w*|ex\w*|frau|mann|mutter|vater|erben|bruder|schwester|geschwister)(?: [\w.]+){0,3} (?:aus(?:zu)?zahl|ausbezahl|ausgezahlt)\w*|auszahlungs(?:betrag|summe)|zahl\w* (?:mein\w* |ihn|sie)(?: ?\w+){0,2} aus\b/;
const NET =
  /(?:zzgl|plus|\+|zuzuglich|exkl\w*|netto|ohne)\.?,? ?(?:der |die |noch )?(?:19 ?(?:%|prozent) )?(?:mwst|mehrwertst\w*|ust\b|umsatzst\w*|steuer\b)|(?:%\s?|prozent |(?<![\d.,])\d(?:[.,]\d+)? )netto/;

const MOVES_IN =
  /zieh\w* (?:\w+ ){0,3}ein\b|einzieh\w*|eingezogen|(?:bleib|wohn)\w* (?:\w+ ){0,3}(?:wohnen|weiter)\b/;
const STAYS_OUT = /nicht (?:\w+ ){0,2}ein(?:zieh|gezogen)?|zieh\w* nicht|ohne einzuziehen/;

/** 'Der Makler will 15.000 netto' */
const isNetFee = (text: string) =>
  /\d netto\b/.test(text) && /makler|provision|courtage/.test(text);

const FACTOR =
  /(?:\w*faktor|multiplikator|vervielfaltiger|vervielfacher|\bmal\b|\bx)(?: von| ist| ware?| sei|:| der| nehmen| etwa| ca\.?)*\s*(\d{1,2}(?:[.,]\d)?)(?![.,]?\d|\s?(?:%|prozent|€|euro|tsd|tausend|k\b|jahr|monat))|(\d{1,2}(?:[.,]\d)?)(?:-|\s)?(?:fach\w*|jahresmieten)|(\d{1,2}(?:[.,]\d)?) (?:als|mal) (?:faktor|jahres\w*miete)/;
/** Yearly rents in a price. */
const FACTORS = { least: 5, most: 60 };

/** 'Faktor 25', 'das 22-fache' */
function factorIn(text: string): number | undefined {
  const typed = FACTOR.exec(text)?.slice(1).find(Boolean);
  const factor = typed === undefined ? NaN : Number(typed.replace(',', '.'));
  return factor >= FACTORS.least && factor <= FACTORS.most ? factor : undefined;
}

export function factsOfWords(text: string): Facts {
  // 'Was spare ich ohne Makler?' asks for the agent's fee; paying out a co-owner needs no agent.
  const isAlone =
    (NO_AGENT.test(text) && !SPARED.test(text)) ||
    PAYOUT.test(text) ||
    AGENT_PAID.test(text) ||
    (ALL_COSTS.test(text) && !AGENT.test(text));
  return {
    propertyType: propertyTypeIn(text),
    relation: relationIn(text),
    use: useIn(text),
    ...(isAlone && { commission: 0 }),
    ...((CLEARED.test(text) || NOTHING_OFF.test(text)) && { cleared: true as const }),
    ...(NO_DEBT.test(text) && { debt: 0 }),
    ...(NO_COMPENSATION.test(text) && { compensation: 0 }),
    ...(MOVES_IN.test(text) && !STAYS_OUT.test(text) && { movesIn: true as const }),
    ...sharingIn(text),
    ...partiesIn(text),
    ...monthFacts(text),
    ...(factorIn(text) && { factor: factorIn(text) }),
    ...((NET.test(text) || isNetFee(text)) && { isNet: true }),
  };
}

const UNKNOWN =
  /^(?:(?:das |die |den |da |ich |wir )?(?:weiss|wissen|kenne) (?:ich |wir )?(?:das |die |den |es )?(?:leider |gerade |noch |grad )*nicht|(?:das )?weiss nicht|keine ahnung|ka|k\.a\.|egal|unbekannt|nicht bekannt|uberspringen|weiter|keine angabe|kann ich nicht sagen|muss ich nachsehen|noch offen|das kommt darauf an|weiss es nicht)(?:[ ,].{0,30})?[.!]*$/;

/** 'Weiß nicht': the question is skipped. */
export const isUnknown = (text: string) => UNKNOWN.test(text.trim());

export const isYes = (text: string) =>
  /^ja(?:wohl|,? (?:haben?|hab) (?:ich|wir))?[.!]*$/.test(text.trim());

/** 'Nein', 'keine' */
export const isNone = (text: string) =>
  /^(?:nein|nee?|keine?n?s?|nichts|null|gar (?:nichts|keine?n?))(?:[ ,].{0,20})?[.!]*$/.test(
    text.trim(),
  );

const ABOUT_USE =
  /^(?:selbst\w*|selber|eigen\w*|dr?in|darin|(?:be|ge)?wohn\w*|(?:ge)?nutz\w*|makler\w*|mwst|mehrwertsteuer|umsatzsteuer|ust|zzgl|zuzuglich)$/;

export const isFactWord = (word: string) =>
  ABOUT_USE.test(word) ||
  LET.test(word) ||
  TYPES.some(([, pattern]) => pattern.test(word)) ||
  BARE_HEIR.some(([, pattern]) => pattern.test(word));
