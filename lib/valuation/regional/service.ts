import 'server-only';
import { districtLabel } from '@/lib/platform/places/districts';
import { postcodes } from '@/lib/platform/places/postcodes';
import { regionOf } from '@/lib/platform/places/service';
import { stateName } from '@/lib/platform/places/states';
import { borrowedAt, coefficients, offersAt, unpackRegion } from './coefficients';
import { HOME_KINDS, type HomeKind } from './features';
import { precomputeKind } from './precompute-place';
import type { RegionalHome, RegionalOutcome } from './outcome';
import type { PlaceModel } from './place-model';
import { valueRefined } from './refine';
import { valueRegionally } from './value';
import { homeFromWizard, type WizardAnswers } from './wizard-home';

const regionByCode = new Map(
  postcodes.map(({ postalCode }, index) => [postalCode, coefficients.regionOf[index]!]),
);
const indexOf = new Map(postcodes.map(({ postalCode }, index) => [postalCode, index]));
const membersOf = new Map<number, number[]>();
coefficients.regionOf.forEach((region, index) =>
  membersOf.set(region, [...(membersOf.get(region) ?? []), index]),
);

const labelOf = (code: number) => `${postcodes[code]!.postalCode} ${postcodes[code]!.place}`;

function offersBehind(postalCode: string, members: readonly number[]) {
  const lent = borrowedAt(postalCode);
  const sum = (kind: HomeKind) => members.reduce((all, code) => all + offersAt(code)[kind], 0);
  const [house, flat] = HOME_KINDS.map((kind, at) => lent?.basis[at] ?? sum(kind)) as [
    number,
    number,
  ];
  return {
    offers: { house, flat },
    own: offersAt(indexOf.get(postalCode)!),
    ...(lent && { borrowed: { like: lent.like, from: lent.from.map(labelOf) } }),
  };
}

type RegionModel = ReturnType<typeof unpackRegion>;
type KindModels = Pick<PlaceModel, 'house' | 'flat'>;

/** Cached: a page needs one twice, neighbours share one, and each takes milliseconds. */
const models = new Map<string, KindModels>();
const KEPT = 200;

function kindModels(number: number, region: RegionModel, state: string): KindModels {
  const key = `${number} ${state}`;
  const model = models.get(key) ?? {
    house: precomputeKind(coefficients, 'house', region, state),
    flat: precomputeKind(coefficients, 'flat', region, state),
  };
  // Moved to the end, so that the first is the oldest.
  models.delete(key);
  models.set(key, model);
  if (models.size > KEPT) models.delete(models.keys().next().value!);
  return model;
}

export function placeModel(postalCode: string): PlaceModel | undefined {
  const place = regionOf(postalCode);
  const number = regionByCode.get(postalCode);
  if (!place || number === undefined) return undefined;
  const region = unpackRegion(coefficients.regions[number]!);
  return {
    postalCode,
    place: place.place,
    district: districtLabel(place.district),
    state: stateName(place.state),
    ...offersBehind(postalCode, membersOf.get(number)!),
    postalCodes: membersOf.get(number)!.length,
    age: coefficients.age,
    condition: coefficients.condition,
    narrower: coefficients.narrower,
    ...kindModels(number, region, place.district.key.slice(0, 2)),
  };
}

function valuedBy(
  rule: typeof valueRegionally,
  postalCode: string,
  home: RegionalHome,
): RegionalOutcome {
  const model = placeModel(postalCode);
  if (model) return rule(model, home);
  return {
    isPossible: false,
    reason: `Die Postleitzahl ${postalCode} steht nicht im Verzeichnis, der Ort ist deshalb unbekannt.`,
  };
}

/** By the fitted model alone. */
export const valueAtPlace = (postalCode: string, home: RegionalHome) =>
  valuedBy(valueRegionally, postalCode, home);

/** Of stored answers, with those given after the result. */
export const valueOfAnswers = ({
  postalCode,
  ...answers
}: WizardAnswers & { postalCode: string }) =>
  valuedBy(valueRefined, postalCode, homeFromWizard(answers));
