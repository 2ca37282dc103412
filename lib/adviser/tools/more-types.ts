/** Kinds that cost something to sell but have no living area that the formula could reckon with. */
export const MORE_TYPES = [
  { value: 'grundstueck', label: 'Grundstück' },
  { value: 'gewerbe', label: 'Gewerbe' },
] as const;
