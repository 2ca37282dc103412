import { formatNumber } from '@/lib/format/number';
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

/** The grade of a range. */
export function gradeOf(halfWidth: number): Confidence {
  if (halfWidth <= GRADES.high) return 'high';
  return halfWidth <= GRADES.medium ? 'medium' : 'low';
}

/** 'a', 'a und b', 'a, b und c' */
function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} und ${words.at(-1)}`;
}

/** Why the grade is what it is, one sentence each. */
export function confidenceReasons(
  { listings, postalCodes, postalCode }: PlaceModel,
  home: RegionalHome,
): string[] {
  const where =
    postalCodes === 1
      ? `im Postleitzahlgebiet ${postalCode}`
      : `in ${postalCode} und Nachbargebieten`;
  const few = listings < FEW ? ', das sind wenige' : '';
  const isHouse = home.propertyType !== 'eigentumswohnung';
  const unknown = [
    ...(home.yearBuilt == null ? ['das Baujahr'] : []),
    ...(home.condition == null ? ['der Zustand'] : []),
    ...(isHouse && home.plotArea == null ? ['das Grundstück'] : []),
    ...(home.rooms == null ? ['die Zimmerzahl'] : []),
  ];
  const varied = VARIED[home.propertyType];
  return [
    `Die Preise beruhen auf ${formatNumber(listings)} Angeboten ${where}${few}.`,
    unknown.length > 0
      ? `Nicht bekannt ${unknown.length === 1 ? 'ist' : 'sind'} ${listed(unknown)}.`
      : 'Alle Angaben, die in die Rechnung eingehen, sind bekannt.',
    ...(varied ? [varied] : []),
  ];
}
