import { formatList } from '@/lib/platform/format/list';
import { formatNumber } from '@/lib/platform/format/number';
import type { Confidence, RegionalHome } from './outcome';
import type { PlaceModel } from './place-model';

/** Half the range, logarithmic. */
const GRADES = { high: 0.24, medium: 0.36 } as const;
/** Fewer offers prevent a high grade. */
export const FEW_OFFERS = 25;
const VARIED: Partial<Record<RegionalHome['propertyType'], string>> = {
  villa: 'Villen unterscheiden sich stärker voneinander als andere Häuser.',
  mehrfamilienhaus: 'Bei Mehrfamilienhäusern zählen die Mieten, die hier nicht bekannt sind.',
};
const SCATTER: Record<Confidence, string> = {
  high: 'liegen hier vergleichsweise eng beieinander',
  medium: 'liegen hier mäßig weit auseinander',
  low: 'gehen hier weit auseinander',
};

interface HalfWidths {
  asKnown: number;
  ifAllKnown: number;
}

function gradeOf(halfWidth: number, listings: number): Confidence {
  if (halfWidth > GRADES.medium) return 'low';
  return halfWidth > GRADES.high || listings < FEW_OFFERS ? 'medium' : 'high';
}

/** The plot is separate, because the form does not ask for it. */
function unknownOf(home: RegionalHome): string[] {
  const left = [
    ...(home.yearBuilt == null ? ['das Baujahr'] : []),
    ...(home.condition == null ? ['der Zustand'] : []),
    ...(home.rooms == null ? ['die Zimmerzahl'] : []),
  ];
  const isPlotOpen = home.propertyType !== 'eigentumswohnung' && home.plotArea == null;
  return [
    ...(left.length > 0
      ? [`Nicht angegeben ${left.length === 1 ? 'ist' : 'sind'} ${formatList(left)}.`]
      : []),
    ...(isPlotOpen ? ['Die Größe des Grundstücks fragen wir nicht ab.'] : []),
  ];
}

/** Number of offers, scatter and unknown properties, the decisive one first. */
export function confidenceOf(
  { listings, postalCodes, postalCode }: PlaceModel,
  home: RegionalHome,
  { asKnown, ifAllKnown }: HalfWidths,
): { grade: Confidence; reasons: string[] } {
  const grade = gradeOf(asKnown, listings);
  const where =
    postalCodes === 1
      ? `im Postleitzahlgebiet ${postalCode}`
      : `in ${postalCode} und Nachbargebieten`;
  const isFew = listings < FEW_OFFERS;
  const isHouse = home.propertyType !== 'eigentumswohnung';
  const unknown = unknownOf(home);
  const alone = gradeOf(ifAllKnown, FEW_OFFERS);
  const varied = alone === 'high' ? undefined : VARIED[home.propertyType];
  const against = (weight: number) => (grade === 'high' ? -weight : weight);
  const reasons = [
    {
      text: varied ?? `Die Preise solcher ${isHouse ? 'Häuser' : 'Wohnungen'} ${SCATTER[alone]}.`,
      weight: against(Math.log(ifAllKnown / GRADES.high)),
    },
    {
      text: unknown.join(' ') || 'Alle Angaben, die in die Rechnung eingehen, sind bekannt.',
      weight: unknown.length > 0 ? against(Math.log(asKnown / ifAllKnown)) : -Infinity,
    },
    {
      text: `Der Wert stützt sich auf ${isFew ? 'nur ' : ''}${formatNumber(listings)} Angebote ${where}.`,
      // With little scatter only the number of offers prevents a high grade.
      weight: isFew && asKnown <= GRADES.high ? Infinity : isFew ? 0.1 : -1,
    },
  ];
  return {
    grade,
    reasons: reasons.sort((a, b) => b.weight - a.weight).map(({ text }) => text),
  };
}
