/**
 * Districts that the source of 2020 writes in its own way or that were merged before or after, with
 * the keys of those that they are in now: the likeliest first where one was split up.
 */
export const DISTRICTS_BY_OLD_NAME: Readonly<Record<string, readonly string[]>> = {
  'Aachen (Kreis)': ['05334'],
  'Bad Doberan (Kreis)': ['13072'],
  'Bitburg-Prüm (Kreis)': ['07232'],
  'Demmin (Kreis)': ['13071', '13075'],
  'Güstrow (Kreis)': ['13072'],
  'Hannover (Kreis)': ['03241'],
  'Ludwigslust (Kreis)': ['13076'],
  'Mecklenburg-Strelitz (Kreis)': ['13071'],
  'Müritz (Kreis)': ['13071'],
  'Neuss (Rhein-Kreis)': ['05162'],
  'Nordvorpommern (Kreis)': ['13073'],
  'Oldenburg (Oldenburg)': ['03403'],
  'Osterode am Harz (Kreis)': ['03159'],
  'Ostvorpommern (Kreis)': ['13075'],
  'Parchim (Kreis)': ['13076'],
  'Rügen (Kreis)': ['13073'],
  'Stadtverband Saarbrücken (Kreis)': ['10041'],
  'Uecker-Randow (Kreis)': ['13075'],
};
