import type { StateCode } from '@/lib/platform/places/states';

export const NAMED: [StateCode, RegExp][] = [
  [
    'BW',
    /baden-? ?wurttemberg|\bwurttemberg|\bba-?wu\b|\bbw\b|schwarzwald|schwabische\w* alb\b|\bbreisgau|kaiserstuhl|\bkraichgau|markgraflerland/,
  ],
  [
    'BY',
    /\b(?:ober|nieder|nord|sud)?bayern|\bbaiern|bayerisch\w* wald|\b(?:ober|mittel|unter)franken|\boberpfalz|\b(?:ober|ost|unter)allgau|\bchiemgau/,
  ],
  ['BE', /\bberlin\b/],
  ['BB', /\bbrandenburg|\buckermark|\bspreewald|\bhavelland|\boderbruch/],
  ['HB', /\bbremen\b|\bbremerhaven/],
  ['HH', /\bhamburg\b/],
  ['HE', /\b(?:nord|sud|ost|mittel|ober)?hessen|\bwetterau|\bvogelsberg/],
  [
    'MV',
    /mecklenburg|meck-? ?pom+|\busedom\b|\brugen\b|\bmuritz|\bhiddensee|vorpommern|\bmv\b|\bmvp\b/,
  ],
  [
    'NI',
    /niedersachsen|\bnds\b|\bostfries\w*|\bemsland\b|luneburger heide|\bnorderney|\bborkum|\bjuist|\blangeoog|\bspiekeroog/,
  ],
  [
    'NW',
    /nordrhein|\bnrw\b|\b(?:ost)?westfalen|ruhrgebiet|\bruhrpott|\bsauerland|\bmunsterland|\bniederrhein|\bsiegerland|bergisch\w* land\b/,
  ],
  [
    'RP',
    /rheinland-? ?pfalz|\brlp\b|\brheinland\b(?!-)|\b(?:sud|vorder|west)?pfalz\b|pfalzer wald|\bpfalzerwald/,
  ],
  ['SL', /\bsaarland/],
  ['ST', /sachsen-? ?anhalt|\blsa\b/],
  [
    'SN',
    /(?<!nieder)\bsachsen\b(?!-? ?anhalt)|\b(?:ost|west)sachsen\b|erzgebirge|sachsisch\w* schweiz/,
  ],
  [
    'SH',
    /schleswig|holstein|\bs-h\b|\bsylt\b|\bfohr\b|\bamrum\b|\bfehmarn\b|nordfriesland|dithmarschen/,
  ],
  ['TH', /\b(?:nord|sud|ost|west|mittel)?thuring(?:en|er)|\brennsteig/],
];
/** Codes of two letters are often words, unless they are in capitals. */
export const CODE = /\b(BY|BB|HB|HE|HH|NI|NW|RP|SH|SL|SN|ST|TH)\b/;
