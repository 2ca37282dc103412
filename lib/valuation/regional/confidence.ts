import { formatList } from '@/lib/platform/format/list';
import { formatNumber } from '@/lib/platform/format/number';
import type { Confidence, RegionalHome } from './outcome';
import type { PlaceModel } from './place-model';

/** Half the range on the logarithmic scale up to which the grade is given. */
const GRADES = { high: 0.24, medium: 0.36 } as const;
/** Types whose homes differ so much that the range shows it. */
const VARIED: Partial<Record<RegionalHome['propertyType'], string>> = {
  villa: 'Villen unterscheiden sich stärker voneinander als andere Häuser.',
  mehrfamilienhaus: 'Bei Mehrfamilienhäusern zählen die Mieten, die hier nicht bekannt sind.',
};
const FEW = 40;
/** How far apart the prices of such homes lie, which is what the grade tells. */
const SCATTER: Partial<Record<Confidence, string>> = {
  high: 'liegen vergleichsweise eng beieinander',
  low: 'gehen weit auseinander',
};

/** The grade of a range. */
export function gradeOf(halfWidth: number): Confidence {
  if (halfWidth <= GRADES.high) return 'high';
  return halfWidth <= GRADES.medium ? 'medium' : 'low';
}

/** Why the grade is what it is, one sentence each. */
export function confidenceReasons(
  { listings, postalCodes, postalCode }: PlaceModel,
  home: RegionalHome,
  grade: Confidence,
): string[] {
  const where =
    postalCodes === 1
      ? `im Postleitzahlgebiet ${postalCode}`
      : `in ${postalCode} und Nachbargebieten`;
  // Few are enough where prices lie close together.
  const only = listings < FEW && grade !== 'high' ? 'nur ' : '';
  const isHouse = home.propertyType !== 'eigentumswohnung';
  const unknown = [
    ...(home.yearBuilt == null ? ['das Baujahr'] : []),
    ...(home.condition == null ? ['der Zustand'] : []),
    ...(isHouse && home.plotArea == null ? ['das Grundstück'] : []),
    ...(home.rooms == null ? ['die Zimmerzahl'] : []),
  ];
  const varied = VARIED[home.propertyType];
  const scatter = SCATTER[grade];
  return [
    `Die Preise beruhen auf ${only}${formatNumber(listings)} Angeboten ${where}.`,
    unknown.length > 0
      ? `Nicht bekannt ${unknown.length === 1 ? 'ist' : 'sind'} ${formatList(unknown)}.`
      : 'Alle Angaben, die in die Rechnung eingehen, sind bekannt.',
    ...(varied ? [varied] : []),
    ...(scatter && !varied
      ? [`Die Preise solcher ${isHouse ? 'Häuser' : 'Wohnungen'} ${scatter}.`]
      : []),
  ];
}
