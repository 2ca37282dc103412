import { EUROS } from './money-words';
import type { Roles } from './known';
import type { QuantityKind } from './quantity';

const PERCENT: Roles = [
  [
    'commission',
    /(?:inkl\w*|zzgl|plus|zuzuglich|\+)\.? ?(?:der )?(?:19 ?(?:%|prozent) )?(?:mwst|mehrwertsteuer|umsatzsteuer|ust\b|steuern?\b(?=.*(?:makler|provision|courtage)))/g,
  ],
  [
    'other',
    /mwst|\w{0,20}umsatzsteuer|\bust\b|mehrwertsteuer|(?<!pfandbrief)rendite\w*|anteil\w*|miteigen\w*|gehort mir|\w{0,20}steigerung|inflation|\bteurer|\bnachlass\w*|(?<!sonder)tilgung\w*|eigenkapital|abschreib\w*|\bafa\b|grunderwerb\w*|erbschaft\w*|kirchensteuer|\bsoli\w*|\bweniger|\bmehr\b|\bjahrlich|(?:im|pro) jahr|puffer|aufschlag|mieterhohung/g,
  ],
  [
    'savingsRate',
    /(?:fest|tages)geld\w*|sparbuch|geldanlage|(?<!bank[^;?!]{0,35})\banleg\w*|\betf\b|depot|sparzins\w*/g,
  ],
  ['extraRate', /sondertilg\w*/g],
  [
    'notaryRate',
    /\bnotar\w*(?: ?(?:\+|und|&|,|\/)? ?(?:\w+ )?grundbuch\w*)?(?: pauschal| mit| etwa| rund| zusammen| insgesamt| ca)*|\bgrundbuch\w*(?: pauschal| zusammen)*/g,
  ],
  ['purchaseRate', /(?:kauf|erwerbs)?-?nebenkosten|kaufkosten/g],
  [
    'rateGap',
    /zins(?:differenz|unterschied|schaden)\w*|differenz (?:der|beim) zins\w*|(?<=\d )(?:x|\*|×|mal)(?= ?\d+(?:[.,]\d+)? ?(?:%|prozent))/g,
  ],
  ['commission', /\w{0,20}makler\w*|\w{0,20}provision\w*|courtage\w*/g],
  [
    'taxRate',
    /\w{0,20}steuersatz\w*|grenzsteuer\w*|einkommens?steuer\w*|personlich\w*|(?<!\w)steuern?\b/g,
  ],
  [
    'currentRate',
    /(?:\bjetzt|aktue?ll\w*|\bheut\w*|derzeit\w*|\bneu\w*|momentan\w*|\bzurzeit|gegenwartig\w*)(?: (?:ist |liegt |bei |der |gibt es ))?(?: ?\w*zins\w*)?|wiederanlage\w*|marktzins\w*|anlagezins\w*|pfandbrief\w*|vergleichszins\w*/g,
  ],
  [
    'contractRate',
    /\w{0,20}zins\w*|\w{0,20}kredit\w*|\w{0,20}darlehen\w*|finanziert\w*|restschuld\w*|\bich zahle?\b|\bvertrag\w*/g,
  ],
];

const YEARS: Roles = [
  [
    'other',
    /gewohnt|\bwohn(?:e|en|t)\b|bewohnt|selbst genutzt|vermiet\w*|\bmieter\w*|mietvertrag|eingezogen|ausgezogen|\balt(?:e[rns]?)?\b|aufbewahr\w*|\bfrist\w*|verheiratet|\behe\b|dauer[nt]\w*|gultig\w*|nutzungsdauer|sanier\w*|renovier\w*|erneuert|leer\w*|\bwarte\w*|zuruck|\bkinder\b|geerbt|geschenkt|verstorben|gestorben|gebaut|frei\b|\bfehl\w*|spater|(?<!noch[^.,]{0,20})\bfest\b|\bin(?: den nachsten| den kommenden| etwa| ca)?(?= \S+ (?:jahr|monat))/g,
  ],
  [
    'loanAge',
    /(?:\w*kredit\w*|\w{0,20}darlehen\w*|hypothek)(?: (?:ist|seit|vor|lauft|schon))+|aufgenommen|ausgezahlt/g,
  ],
  [
    'held',
    /\w{0,20}verkauf\w*|besitz\w*|besessen|\bgehor\w*|gehalten|gehabt|\bhalte\w*|eigentum(?!s?wohnung)\w*|(?<!ver)gekauft|(?<!ver)\bkauf\b|\berworben|\bhaben? (?:(?:ich|wir|sie|das|die|haus|wohnung|es|meine|unsere?) )*(?:schon |jetzt |bereits )?seit|(?<=(?:verkauf|gewinn).*)\bnach\b|\bnach\b(?=.*(?:verkauf|verausser|abstoss|loswerden))/g,
  ],
  [
    'remaining',
    /rest(?:lich\w*|laufzeit\w*)|\bnoch\b|\blauft\b|\w{0,20}laufzeit\w*|zinsbindung\w*|\brest\b|zinsfestschreibung/g,
  ],
];

const DAYS: Roles = [
  [
    'boundUntil',
    /zins\w*(?: \S+){0,3} bis(?: zum)?|(?:festgeschrieben|gebunden|fest|lauft) bis|(?:zinsbindung|darlehen|kredit) (?:endet|lauft (?:noch )?(?:bis|aus|am|zum|im))|zinsbindungsende/g,
  ],
  [
    'other',
    /geerbt|\berbe\b|erbschaft|geschenkt|schenkung|uberschrieben|eingezogen|ausgezogen|\bauszug|\beinzug|(?<![,;] ?)vermietet|saniert|renoviert|modernisiert|heizung|\bdach\b|fenster|gestorben|verstorben|\btod\b|geheiratet|scheidung|geschieden|getrennt|\bab\b|\bbis\b(?! (?:\w+ )?20\d\d (?:\w+ )?(?:warte|verkauf))|gesetz\w*|grundbuch\w*|\bgeg\b|gutachten|\bstand\b/g,
  ],
  [
    'renewed',
    /neue\w* zins\w*|anschluss(?:kredit|finanzierung|zins)\w*|prolong\w*|umgeschuldet|umschuldung|zins\w* (?:\w+ ){0,2}(?:verlangert|erneuert|neu)|verlangert/g,
  ],
  ['sold', /\w{0,20}verkauf\w*|verausser\w*|\bwarten?\b|\bzuwarten?\b|gewartet/g],
  [
    'bought',
    /(?<!ver)\bgekauft|\bkauf\b|\bkauf(?:vertrag|datum|jahr|termin)|\bkaufpreis(?= \d{4}\b)|\berworben|angeschafft|anschaffung|\bkauften?\b|\bkaufte\b|notartermin beim kauf|notarvertrag|\bnotar\w* war\b|beurkundet|\bzugelegt|besitz\w*(?: seit)?|eigentum(?!s?wohnung)\w*(?: seit)?|\bhabe[n]? (?:(?:ich|wir|das|die|haus|wohnung|es|meine|unsere?) )*seit|\bgehor\w* (?:\w+ )*seit/g,
  ],
  [
    'borrowed',
    /(?:\w{0,20}kredit|darlehen)\w* \w+ (?:seit|von|aus)\b|\w{0,20}kredit\w*(?: (?:vo[nm]|aus|seit|im|ab))?|\w{0,20}darlehen\w*(?: (?:vo[nm]|aus|seit|im|ab))?|hypothek (?:vo[nm]|aus|seit)|volltilger\w*(?: (?:vo[nm]|aus|seit))?|aufgenommen|finanzier\w*|zinsbindung(?: seit)?|ausgezahlt|\w*auszahlung|ausbezahlt/g,
  ],
  [
    'yearBuilt',
    /\bbaujahr|\bbj\b|\w{0,20}gebaut|erbaut|errichtet|fertig\w*|jahrgang|neubau|\banno|\bvo[nm]\b(?! \d{4}(?: \(\w+\))? bis)|\baus(?: dem jahr)?\b/g,
  ],
  ['other', /\bseit(?= (?:\w+ )?\d{4})/g],
];

const AREA: Roles = [
  ['other', /grundstuck\w*|garten|keller|\bland\b|terrasse|balkon|nutzflache/g],
  ['area', /wohnflache|\bwfl\b|\bflache|wohnung|\w{0,20}haus/g],
];

export const ROLES: Partial<Record<QuantityKind, Roles>> = {
  euros: EUROS,
  percent: PERCENT,
  years: YEARS,
  day: DAYS,
  area: AREA,
};

const ALL = [EUROS, PERCENT, YEARS, DAYS, AREA].flatMap((roles) => roles.map(([, words]) => words));

export const isRoleWord = (word: string) => ALL.some((words) => word.search(words) !== -1);
