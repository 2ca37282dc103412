import { formatList } from '@/lib/platform/format/list';
import { numberInWords } from '@/lib/platform/format/number';
import type { Confidence, RegionalHome } from './outcome';
import type { HomeKind } from './features';
import type { PlaceModel } from './place-model';
import { homeKindOf } from './wizard-home';

/** Half the range, logarithmic. */
const GRADES = { high: 0.24, medium: 0.36 } as const;
/** Of the kind: fewer prevent a high grade, or one above the lowest. */
export const FEW_OFFERS = 25;
export const HARDLY_ANY_OFFERS = 15;
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
  /** Why the value lies beyond all offers */
  continued?: string;
}

interface Evidence {
  /** In the postcode itself */
  own: number;
  /** From which the price comes */
  offers: number;
}

/** `halfWidth`: logarithmic */
export function gradeOf(halfWidth: number, { own, offers }: Evidence): Confidence {
  if (halfWidth > GRADES.medium || own === 0 || offers < HARDLY_ANY_OFFERS) return 'low';
  return halfWidth > GRADES.high || offers < FEW_OFFERS ? 'medium' : 'high';
}

const KINDS = {
  house: { one: 'Angebot eines Hauses', many: 'Angebote von Häusern' },
  flat: { one: 'Angebot einer Wohnung', many: 'Angebote von Wohnungen' },
} as const;

function counted(kind: HomeKind, count: number): string {
  if (count > 1) return `${numberInWords(count)} ${KINDS[kind].many}`;
  return `${count === 0 ? 'kein' : 'ein'} ${KINDS[kind].one}`;
}

const only = (count: number) => (count > 0 && count < FEW_OFFERS ? 'nur ' : '');

/** On how many offers of which places a price rests, for result, mail, PDF and price page alike. */
export function evidenceOf(kind: HomeKind, place: PlaceModel): string {
  const { postalCode, borrowed, postalCodes } = place;
  const [own, offers] = [place.own[kind], place.offers[kind]];
  const few = `${only(own)}${counted(kind, own)}`;
  if (borrowed) {
    const like = borrowed.like
      ? `ähnlichen Orten (${borrowed.like})`
      : 'ähnlichen Orten der Umgebung';
    return `Aus ${postalCode} selbst gab es ${few}. Der Preis ist von ${like} geliehen, darunter ${formatList(borrowed.from)}; dort gab es ${counted(kind, offers)}.`;
  }
  if (own === 0) {
    return `Aus ${postalCode} selbst gab es ${few}, aus den Gebieten mit demselben Preis ${counted(kind, offers)}.`;
  }
  const where =
    postalCodes === 1
      ? `im Postleitzahlgebiet ${postalCode}`
      : `in ${postalCode} und Nachbargebieten`;
  return `Der Wert stützt sich auf ${only(offers)}${counted(kind, offers)} ${where}.`;
}

/** The plot is separate, because it is asked after the result. */
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
    ...(isPlotOpen ? ['Die Größe des Grundstücks ist nicht angegeben.'] : []),
  ];
}

/** Number of offers, scatter and unknown properties, the decisive one first. */
export function confidenceOf(
  place: PlaceModel,
  home: RegionalHome,
  { asKnown, ifAllKnown, continued }: HalfWidths,
): { grade: Confidence; reasons: string[] } {
  const kind = homeKindOf(home.propertyType);
  const evidence = { own: place.own[kind], offers: place.offers[kind] };
  const grade = continued ? 'low' : gradeOf(asKnown, evidence);
  const unknown = unknownOf(home);
  const alone = gradeOf(ifAllKnown, { own: 1, offers: FEW_OFFERS });
  const varied = alone === 'high' ? undefined : VARIED[home.propertyType];
  const against = (weight: number) => (grade === 'high' ? -weight : weight);
  // With enough offers the grade would be a better one.
  const isDecisive = grade !== gradeOf(asKnown, { own: 1, offers: FEW_OFFERS });
  const isFew = evidence.offers < FEW_OFFERS || place.borrowed !== undefined;
  const reasons = [
    {
      text:
        varied ??
        `Die Preise solcher ${kind === 'house' ? 'Häuser' : 'Wohnungen'} ${SCATTER[alone]}.`,
      weight: against(Math.log(ifAllKnown / GRADES.high)),
    },
    {
      text: unknown.join(' ') || 'Alle Angaben, die in die Rechnung eingehen, sind bekannt.',
      weight: unknown.length > 0 ? against(Math.log(asKnown / ifAllKnown)) : -Infinity,
    },
    {
      text: evidenceOf(kind, place),
      weight: isDecisive ? Infinity : isFew ? 0.1 : -1,
    },
  ];
  return {
    grade,
    reasons: [
      ...(continued ? [continued] : []),
      ...reasons.sort((a, b) => b.weight - a.weight).map(({ text }) => text),
    ],
  };
}
