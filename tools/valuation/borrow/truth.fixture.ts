import type { HomeKind } from '../../../lib/valuation/regional/features';

/**
 * What people who live there know, written down before the model was asked. Asking prices of resold
 * homes in 2025, euros per m², rough on purpose.
 */
export const TRUTH: readonly [
  postalCode: string,
  place: string,
  kind: HomeKind,
  from: number,
  to: number,
  reason: string,
][] = [
  // North Sea islands: no road, little land, second homes.
  ['26571', 'Juist', 'flat', 7000, 13_000, 'East Frisian island without cars, second homes'],
  ['26548', 'Norderney', 'flat', 8000, 14_000, 'dearest of the East Frisian islands'],
  ['26579', 'Baltrum', 'flat', 4500, 9000, 'smallest East Frisian island'],
  ['26757', 'Borkum', 'flat', 3500, 7000, 'large island far out, the least dear of them'],
  ['26465', 'Langeoog', 'flat', 6000, 12_000, 'island without cars'],
  ['26474', 'Spiekeroog', 'house', 5000, 11_000, 'island without cars, little is sold'],
  ['26486', 'Wangerooge', 'flat', 4000, 8000, 'island without cars, many flats'],
  ['25980', 'Westerland auf Sylt', 'flat', 8000, 15_000, 'town of Sylt'],
  ['25999', 'Kampen (Sylt)', 'house', 12_000, 30_000, 'dearest village of the country'],
  ['25996', 'Wenningstedt (Sylt)', 'house', 9000, 18_000, 'beside Kampen'],
  ['25938', 'Wyk auf Föhr', 'house', 4500, 9000, 'island beside Sylt, less dear'],
  ['25946', 'Amrum', 'house', 6000, 12_000, 'island between Föhr and Sylt'],
  ['25849', 'Pellworm', 'house', 2000, 4500, 'marsh island without a beach'],
  ['25859', 'Hallig Hooge', 'house', 1500, 5000, 'Hallig, flooded in winter'],
  ['27498', 'Helgoland', 'house', 2000, 6000, 'far out, own building law'],
  // Baltic Sea
  ['23769', 'Fehmarn', 'house', 2800, 5500, 'island with a bridge'],
  ['18565', 'Hiddensee', 'house', 4500, 10_000, 'island without cars, building ban'],
  ['23999', 'Poel', 'house', 2300, 4500, 'island with a dam'],
  ['18609', 'Binz', 'flat', 5000, 9000, 'best known resort of Rügen'],
  ['18573', 'Samtens', 'house', 1600, 3300, 'inland Rügen'],
  ['17424', 'Heringsdorf', 'flat', 4500, 8500, 'imperial resort on Usedom'],
  ['17440', 'Kröslin', 'house', 1700, 3500, 'mainland opposite Usedom'],
  ['18375', 'Prerow', 'house', 4000, 8000, 'resort on the Darß'],
  ['23669', 'Timmendorfer Strand', 'flat', 5000, 10_000, 'dearest resort of the bay'],
  ['26427', 'Esens', 'house', 1900, 3500, 'mainland opposite Langeoog'],
  ['26506', 'Norden', 'house', 1800, 3300, 'mainland opposite Juist'],
  // Both banks of the Elbe
  ['21129', 'Finkenwerder', 'house', 3200, 5800, 'harbour side, beside Airbus'],
  ['22587', 'Blankenese', 'house', 6500, 12_000, 'villas on the north bank'],
  ['21147', 'Hausbruch', 'house', 3200, 5200, 'south bank'],
  ['22880', 'Wedel', 'house', 3300, 5500, 'north bank below Hamburg'],
  ['21635', 'Jork', 'house', 2700, 4700, 'orchards of the south bank'],
  ['25348', 'Glückstadt', 'house', 1700, 3200, 'north bank, a ferry away'],
  ['21706', 'Drochtersen', 'house', 1600, 3000, 'south bank, a ferry away'],
  ['25541', 'Brunsbüttel', 'house', 1300, 2700, 'industry at the canal'],
  ['21502', 'Geesthacht', 'house', 2800, 4700, 'north bank above Hamburg'],
  // Weser
  ['28755', 'Bremen-Vegesack', 'house', 2000, 3800, 'east bank'],
  ['27804', 'Berne', 'house', 1600, 3000, 'west bank, a ferry away'],
  ['26919', 'Brake', 'house', 1300, 2600, 'west bank, harbour'],
  ['27568', 'Bremerhaven', 'flat', 1200, 2600, 'cheapest large town of the north-west'],
  ['26954', 'Nordenham', 'house', 1300, 2600, 'west bank, opposite Bremerhaven'],
  // Rhine
  ['40667', 'Meerbusch-Büderich', 'house', 5000, 9000, 'rich left bank of Düsseldorf'],
  ['47198', 'Duisburg-Homberg', 'house', 2000, 3800, 'left bank, industry'],
  ['53639', 'Königswinter', 'house', 2900, 4900, 'right bank opposite Bonn'],
  ['55252', 'Mainz-Kastel', 'house', 3000, 5200, 'right bank, part of Wiesbaden'],
  ['67059', 'Ludwigshafen', 'flat', 2000, 3500, 'left bank, industry'],
  ['68163', 'Mannheim-Lindenhof', 'flat', 3200, 5500, 'right bank, beside the castle'],
  ['79576', 'Weil am Rhein', 'flat', 3000, 5200, 'border to Basel'],
  ['56154', 'Boppard', 'house', 1700, 3200, 'middle Rhine without bridges'],
  // Oder and the eastern border
  ['15230', 'Frankfurt (Oder)', 'flat', 1200, 2700, 'border town'],
  ['02826', 'Görlitz', 'flat', 800, 2000, 'border town, many empty flats'],
  ['17321', 'Löcknitz', 'house', 1000, 2400, 'buyers from Stettin'],
  // Mountains and lakes
  ['83471', 'Berchtesgaden', 'flat', 4500, 8000, 'mountain resort'],
  ['87561', 'Oberstdorf', 'flat', 5000, 9000, 'mountain resort'],
  ['83684', 'Tegernsee', 'flat', 8000, 16_000, 'lake of the rich'],
  ['83256', 'Fraueninsel im Chiemsee', 'house', 4500, 11_000, 'island in the lake'],
  ['78479', 'Reichenau', 'house', 4500, 8500, 'island in Lake Constance'],
  ['88131', 'Lindau', 'house', 5000, 9000, 'island and shore of Lake Constance'],
  ['38700', 'Braunlage', 'flat', 900, 2200, 'Harz, many old holiday flats'],
  // Enclaves and oddities
  ['78266', 'Büsingen', 'house', 2500, 5500, 'German village within Switzerland'],
  ['27499', 'Neuwerk', 'house', 1500, 5500, 'tidal island, part of Hamburg'],
];
