import type { WhatIfField, WhatIfValues } from '@/lib/valuation/regional/what-if-values';

export const WHAT_IF_HEADING = 'was-waere-wenn';

export interface Typed {
  values: WhatIfValues;
  focused?: { name: string; caret: number | null };
}

export const valuesIn = (form: HTMLFormElement) =>
  Object.fromEntries(new FormData(form)) as unknown as WhatIfValues;

export const isSame = (one: WhatIfValues, other: WhatIfValues) =>
  Object.entries(other).every(([field, value]) => one[field as WhatIfField] === value);

const isInput = (element: Element | null) => element instanceof HTMLInputElement;

export function typedIn(form: HTMLFormElement): Typed {
  const { activeElement } = document;
  const values = valuesIn(form);
  if (!activeElement || !form.contains(activeElement)) return { values };
  const caret = isInput(activeElement) ? activeElement.selectionStart : null;
  return { values, focused: { name: activeElement.id, caret } };
}

export function typeAgain(form: HTMLFormElement, { values, focused }: Typed) {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
      field.value = value;
    }
  }
  const field = focused?.name ? document.getElementById(focused.name) : null;
  field?.focus({ preventScroll: true });
  if (isInput(field) && focused) field.setSelectionRange(focused.caret, focused.caret);
}
