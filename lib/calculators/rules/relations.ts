import type { TaxClass } from './inheritance-rates';

/** Classes of § 15 and free amounts in euros of § 16 ErbStG, as of November 2026. */
const RELATIONS = {
  /** Also a registered life partner */
  spouse: { taxClass: 1, freeAmount: 500_000 },
  /** Also a stepchild or an adopted child */
  child: { taxClass: 1, freeAmount: 400_000 },
  /** A child of the deceased's dead child */
  'grandchild-of-dead-child': { taxClass: 1, freeAmount: 400_000 },
  grandchild: { taxClass: 1, freeAmount: 200_000 },
  'great-grandchild': { taxClass: 1, freeAmount: 100_000 },
  /** Also a grandparent; as heirs only */
  parent: { taxClass: 1, freeAmount: 100_000 },
  sibling: { taxClass: 2, freeAmount: 20_000 },
  'niece-or-nephew': { taxClass: 2, freeAmount: 20_000 },
  /** Also a step-parent */
  'in-law': { taxClass: 2, freeAmount: 20_000 },
  'divorced-spouse': { taxClass: 2, freeAmount: 20_000 },
  /** Partner without marriage, cousin, friend */
  other: { taxClass: 3, freeAmount: 20_000 },
} as const satisfies Record<string, { taxClass: TaxClass; freeAmount: number }>;

export type Relation = keyof typeof RELATIONS;

/** In the order of the classes. */
export const RELATION_NAMES = Object.keys(RELATIONS) as Relation[];

/** Gifts to parents are of class II. */
export const inheritanceClass = (
  relation: Relation,
  isGift = false,
): { taxClass: TaxClass; freeAmount: number } =>
  RELATIONS[isGift && relation === 'parent' ? 'sibling' : relation];
