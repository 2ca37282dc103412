const channels = (hex: string) =>
  [1, 3, 5, 7].map((at) => parseInt(hex.slice(at, at + 2) || 'ff', 16));

/** The colour a share of the way from one to the other; both as #RRGGBB or #RRGGBBAA. */
export function mixColours(from: string, to: string, share: number) {
  const target = channels(to);
  const mixed = channels(from).map((value, index) =>
    Math.round(value + ((target[index] ?? value) - value) * share),
  );
  const hex = mixed.map((value) => value.toString(16).padStart(2, '0')).join('');
  return `#${hex.replace(/ff$/, '')}`.toUpperCase();
}
