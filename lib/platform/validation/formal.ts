const FORMAL = [
  ['Bitte gib ', 'Bitte geben Sie '],
  ['Bitte wähle ', 'Bitte wählen Sie '],
  ['Bitte sende ', 'Bitte senden Sie '],
  [' deine ', ' Ihre '],
] as const;

/** A message that the wizard says with 'du', as every other page says it: with 'Sie'. */
export const inFormal = (message: string): string =>
  FORMAL.reduce((text, [du, sie]) => text.replace(du, sie), message);
