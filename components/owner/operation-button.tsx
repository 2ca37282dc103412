'use client';

import type { Sending } from './sending';
import { OperationForm, type OperationFormProps } from './operation-form';
import { useOperation } from './use-operation';

/** A button that does something at once, with and without scripts. */
export function OperationButton({ how, ...form }: OperationFormProps & { how: Sending }) {
  return <OperationForm operation={useOperation(how, form.values ?? {})} {...form} />;
}
