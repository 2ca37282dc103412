import type { Role, Roles } from './known';

export const EUROS: Roles = [
  [
    'other',
    /freibetrag\w*|freigrenze|saniert\w*|(?<!aktivierte )sanierung\w*|renovier\w*|modernisier\w*|heizung|\bdach\b|badezimmer|fenster|photovoltaik|gehalt|einkommen(?!s?steuer)|verdiene|rente\b|sparguthaben|budget|eigenkapital|erspart\w*|ersparnisse|reservier\w*|\w*pauschalen?\b(?<=e|en)|kaution|nachgeb\w*|runter\w*|nachlassen|\w{0,20}preisnachlass|preissenkung|rabatt|(?<=\d(?: ?(?:€|euro|tsd|tausend|k))? )(?:weniger|mehr|drub\w*)\b|(?:differenz|unterschied)(?= (?:von |ist |betragt )?\d)|streitwert/g,
  ],
  [
    'compensation',
    /\bbank (?:hat|will|verlangt|mochte|nimmt|fordert|sagt)(?= (?:uns |mir |jetzt )?\d.*(?:restschuld|\brest\b|schulden|darlehen|kredit|offen))|vorfallig\w*|\bvfe\b|entschadigung\w*|\bstrafe\b|strafzins\w*|ablose(?:gebuhr|entschadigung)\w*/g,
  ],
  ['certificate', /energie(?:ausweis|pass)\w*|\b(?:verbrauchs|bedarfs)?ausweis\b/g],
  [
    'deletion',
    /\w*losch\w*(?: (?:der|einer|von|fur die)(?: alten)? (?:grundschuld\w*|hypothek\w*))?|lastenfreistell\w*/g,
  ],
  ['survey', /\w*gutacht\w*/g],
  ['moving', /umzug\w*/g],
  ['clearing', /\w*raumung\w*|\w*rumpe?l\w*|entsorg\w*|ausraumen/g],
  ['advert', /inserat\w*|anzeige\w*|expose\w*|\bfotos?\b|fotograf\w*|home ?staging/g],
  ['papers', /unterlagen|papiere|dokumente/g],
  ['notaryBill', /\bnotar\w*|\bgrundbuch(?!s)\w*/g],
  ['lawyer', /\w*anwalt\w*/g],
  [
    'saleCosts',
    /verkaufs?-?(?:neben)?kosten|(?<!\bnach (?:\w+ ){0,2})(?:gesamt|\balle\w* |samtliche |sonstige |restliche |ubrige |andere |weitere )kosten|\bnebenkosten(?: \w+){0,3} (?:zusammen|insgesamt)|\binsgesamt kosten(?=(?: von)? \d)|\bkosten(?: \w+)?(?: alles| alle)?(?: zusammen| insgesamt| gesamt)+|(?<=(?:^|[,;:.+/–-] ?|\bund |\bnoch ))kosten(?=:? \d)|(?<=\d(?: ?(?:€|euro|k|tsd|tausend))? )an kosten\b|(?<=[,;+-] ?\d[\d.]*(?: ?(?:€|euro|k|tsd|tausend))? )kosten\b|verkauf kost\w*(?: mich| uns)?|verausserungskosten|kosten (?:beim|des|vom|fur den) verkauf\w*/g,
  ],
  [
    'purchaseCosts',
    /(?<!(?:inkl\w*|incl\w*|mit|samt|einschl\w*) (?:allen? |aller )?)\b(?:kauf|erwerbs|anschaffungs)?-?nebenkosten|\bkaufkosten|erwerbskosten|\bdrum ?(?:he)?rum\b|aktivierte\w*(?: \w*(?:sanierung|modernisierung)\w*)?|herstellungskosten|nachtragliche anschaffungskosten/g,
  ],
  [
    'inventory',
    /inventar\w*|einrichtung\w*|mobel\w*|mobiliar\w*|\w*kuche\w*|\bsauna|markise\w*|beweglich\w*|zubehor|gartenhaus/g,
  ],
  [
    'netRent',
    /(?:miete|vermiet)\w*[^.;,]{0,40}nach (?:\w+ )?(?:kosten|abzug\w*)|(?<!jahres)nettomiete|reinertrag\w*|uberschuss|mietuberschuss\w*|unterm strich (?:an )?miete/g,
  ],
  ['repairs', /reparatur\w*|rucklage\w*|instandhaltung\w*/g],
  [
    'upkeep',
    /hausgeld\w*|nebenkosten|selb(?:st|er) trag\w*|nicht (?:\w+ )?umleg\w*|nicht umlagefahig\w*|nichtumleg\w*|bewirtschaftungskosten|eigene\w* kosten|(?:laufende|fixe|feste|monatliche) kosten|fixkosten|verwaltung\w*(?: und \w+)?|(?:an mir|bei mir) hangen/g,
  ],
  [
    'instalment',
    /\b(?:kredit|bank|monats|darlehens)?-?raten?\b(?: (?:bei|an|fur) (?:\w+ )?bank)?|(?:kredit|darlehen|bank)(?: kostet| will| bekommt)?(?= \d{2,4} ?(?:€|euro)? ?(?:im|pro|je|\/) ?monat)|\babtrag\b|an die bank|kapitaldienst|annuitat|zins und tilgung/g,
  ],
  [
    'agentFee',
    /\w{0,20}makler\w*|\w{0,20}provision\w*|courtage\w*|(?:%|prozent) ?(?:=|sind|waren|macht|ergibt|ergeben)(?= ?\d)|rechnungs(?:betrag|summe)/g,
  ],
  [
    'target',
    /brauch\w*(?: am ende| dann| noch| mindestens)*|(?:will|wollen|mocht\w*) (?:\w+ ){0,4}(?:ubrig|raus|haben|behalten)\b|(?:ubrig (?:haben|bleiben|behalten)|rausbekommen|rauskriegen|netto haben) (?:will|wollen|mocht\w*|muss\w*|soll\w*)/g,
  ],
  [
    'debt',
    /rest(?:schuld|kredit|darlehen)\w*|(?:hypothek|grundschuld)\w* (?:noch|offen)\b|\blast(?:en|et)\b|belastet\w*|\brest\b|\b(?:\w{0,12}schulden|schulde?)\b|\bhypothek\w*(?<!losch.*)(?!.*(?:losch|\bdm\b|mark\b))|\bing\b|\b(?:bank|sparkasse) (?:will|verlangt|fordert)(?= (?:\w+ )?[1-9]\d\d(?:\.?\d{3}| ?k| tsd))|verschuldet|\w{0,20}kredit\w*|\w{0,20}darlehen\w*|\boffen\w*|\b\w*(?:bank|sparkasse) (?:(?:kriegt|bekommt|erhalt)(?: noch| dann| davon)*|will noch)|ablos\w*|valut\w*|(?<!laut )(?<!laut der )\b\w*(?:bank|sparkasse)\b(?! (?:will|verlangt|fordert|berechnet|mochte)(?! noch))(?! (?:fur|schatz\w*|bewert\w*|taxier\w*)\b)|ab(?:zu)?zahl\w*|abbezahl\w*|zuruckzahl\w*|finanzier\w*/g,
  ],
  ['nominal', /grundschuld\w*|hypothek\w*|grundbuch (?:noch |mit )*(?=\d)/g],
  [
    'yearlyRent',
    /jahres(?:netto|kalt|roh|brutto)*miet\w*|(?:jahrlich\w*|im jahr|pro jahr) (?:kalt)?miet\w*|(?:kalt)?miet\w* (?:im|pro) jahr|(?:im|pro|je) jahr (?:kalt)?miet\w*/g,
  ],
  [
    'rent',
    /\w{0,20}miete\b|\w{0,20}mieteinnahmen?|mietertrag|\bkalt\b|\bwarm\b|\bmtl\b|monatlich\w*|(?:im|pro|je|\/) ?monat\b|vermietet (?:fur|zu)|mietpreis/g,
  ],
  ['gain', /\b(?!zugewinn)\w{0,20}gewinn\w*|\bplus gemacht|wertzuwachs|wertsteigerung/g],
  ['depreciation', /abschreib\w*|abgeschrieben\w*|\bafa\b/g],
  [
    'inherited',
    /\berb(?!b?au|pacht)\w*|\bgeerbt\w*|\bnachlass\b(?! (?:von|auf))|vererb\w*|vermacht|hinterlass\w*/g,
  ],
  [
    'paid',
    /(?<!ver)\bgekauft|(?<!ver)\bkauf(?= (?:\d{4} )?(?:fur|zu|um)\b| (?:im |am )?(?:[a-z]{3,9} |\d{1,2}\.\s?\d{1,2}\.\s?)?(?:19|20)\d\d(?:[:,] ?| )(?:\d|[a-z]*(?:tausend|hundert)))|(?<!ver)\bkauf(?= \d[^?!]{0,40}\bverkauf)|\bkaufte\b|\bbezahlt|\bgezahlt|\bgekostet|anschaff\w*|\berworben|einkauf\w*|einstand\w*|(?<!kosten )\bdamals(?! \w*kosten)|ursprunglich|\bkauften?\b|\bankauf\w*|damalig\w* (?:kauf)?preis|alte[rn]? kaufpreis|kaufpreis (?:war|betrug|lag)/g,
  ],
  [
    'paidTotal',
    /(?<=\d(?: ?(?:€|euro|k|tsd|tausend))?,? (?:\w+ )?)mit allem drum und dran|(?<=(?:(?<!ver)\bgekauft|(?<!ver)\bkauf\w*|\berworben|angeschafft|anschaff\w*|bezahlt|gezahlt)\b[^?!]{0,60})(?:mit|samt|inkl\w*) (?:allem|allen|nebenkosten|kaufnebenkosten)(?: (?:drum und dran|nebenkosten|kosten|zusammen))?/g,
  ],
  ['contractPrice', /(?<!ver)\bkaufpreis\w*/g],
  [
    'price',
    /\w{0,20}verkauf\w*|\w{0,20}preis\w*|\w{0,20}angebot\w*|(?<!(?:kuche|sauna|mobel|inventar|einrichtung)[^,;!?]{0,35})\b\w{0,8}wert\b|\berlos\w*|\bbringt|\bbringen|(?<!ver)kaufer (?:zahlt|gibt|uberweist|bezahlt)|\bschatz(?:t|te|en|ten)\b|\bbewertet|\btaxiert|\bbietet|\bgeboten|verausser\w*|loswerden|weggeht|weggehen|\bgeht (?:\w+ )?weg\b|\bgeh(?:t|n|en)\b(?= (?:\w+ )?(?:fur|um|zu|mit|bei) \d)|(?<=\bgeh(?:t|n|en) (?:fur|um|zu|mit) \d\S{0,12}(?: ?(?:€|euro|tsd|tausend))? )weg\b|(?<=gekauft[^?!]{0,60})\bjetzt(?= \d+(?:\.\d{3})*(?!\d) ?(?:k|tsd|tausend|€|euro)?(?:[,;!?]|\.(?!\d)|$))|verlange\w*|inserier\w*|kaufsumme|(?<!(?:bank|sparkasse|makler\w*|kasse) (?:\w+ ){0,2})\b(?:bekomm|krieg)\w*|\berziel\w*/g,
  ],
];

/** Euros unless noted; values outside mean something else. */
export const RANGES: Partial<Record<Role, readonly [number, number]>> = {
  compensation: [100, 40_000],
  certificate: [20, 2_500],
  deletion: [30, 5_000],
  survey: [100, 15_000],
  moving: [100, 30_000],
  clearing: [100, 50_000],
  advert: [20, 10_000],
  papers: [10, 3_000],
  notaryBill: [30, 15_000],
  lawyer: [50, 30_000],
  saleCosts: [100, 120_000],
  purchaseCosts: [1_000, 150_000],
  inventory: [300, 100_000],
  upkeep: [20, 9_000],
  repairs: [20, 9_000],
  instalment: [20, 9_000],
  netRent: [500, 100_000],
  target: [10_000, Infinity],
  agentFee: [500, 60_000],
  debt: [1_000, Infinity],
  nominal: [5_000, Infinity],
  rent: [100, 100_000],
  paid: [5_000, Infinity],
  paidTotal: [5_000, Infinity],
  inherited: [5_000, Infinity],
  price: [8_000, Infinity],
  // Percent
  commission: [0, 15],
  notaryRate: [0.5, 3.5],
  contractRate: [0, 15],
  rateGap: [0, 10],
  savingsRate: [0, 12],
  extraRate: [0, 20],
  buyerCommission: [0, 15],
  currentRate: [0, 15],
  taxRate: [5, 45],
  // Years
  held: [0, 100],
  remaining: [0, 40],
};

/** If this stands between the word and an amount, the amount is not that of the word. */
export const PARTED: Partial<Record<Role, RegExp>> = {
  // 'Provision bei 400.000', 'Makler bietet 380.000', '3,57 % Makler auf 400.000'
  agentFee:
    /\b(?:bei|auf|aus|ab|fur|biet\w*|sag\w*|mein\w*|schatz\w*|unter|wert|haus|wohnung|grundstuck|objekt|preis|mit)\b|%|prozent/,
  compensation: /\b(?:bei|auf|mit|rest\w*|schuld\w*)\b/,
  purchaseCosts: /\b(?:inkl\w*|incl\w*|mit|samt|einschl\w*)\b/,
  notaryBill: /\b(?:bei|fur|von|auf|wert)\b/,
  survey: /\b(?:bei|fur|von|wert)\b/,
  inventory: /\b(?:ohne|zzgl|plus)\b/,
  upkeep: /\bwert\b/,
  paid: /\bbei\b/,
  price: /\b(?:noch|gehen|davon|minus|abzuglich)\b/,
  contractPrice: /\b(?:gehen|davon|minus|abzuglich)\b/,
  target: /\bbei\b/,
};

export const PARTED_AFTER: Partial<Record<Role, RegExp>> = { paid: /[,;]/, agentFee: /[,;]/ };

/** Named without a unit, right beside the word: 'Energieausweis 120'. */
export const WITHOUT_UNIT: ReadonlySet<Role> = new Set<Role>([
  ...(['compensation', 'certificate', 'deletion', 'survey', 'moving', 'clearing'] as const),
  ...(['advert', 'papers', 'notaryBill', 'lawyer', 'saleCosts', 'purchaseCosts'] as const),
  ...([
    'inventory',
    'upkeep',
    'repairs',
    'instalment',
    'agentFee',
    'gain',
    'depreciation',
    'debt',
  ] as const),
]);
